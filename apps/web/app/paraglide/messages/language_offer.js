/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ language: NonNullable<unknown> }} Language_OfferInputs */

const en_language_offer = /** @type {(inputs: Language_OfferInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dhvani speaks ${i?.language} too`)
};

const hi_language_offer = /** @type {(inputs: Language_OfferInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`ध्वनि ${i?.language} में भी है`)
};

/**
* | output |
* | --- |
* | "Dhvani speaks {language} too" |
*
* @param {Language_OfferInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const language_offer = /** @type {((inputs: Language_OfferInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Language_OfferInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_language_offer(inputs)
	return en_language_offer(inputs)
});