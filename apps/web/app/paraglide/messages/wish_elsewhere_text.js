/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Wish_Elsewhere_TextInputs */

const en_wish_elsewhere_text = /** @type {(inputs: Wish_Elsewhere_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.names} went to the tab that your email opened.`)
};

const hi_wish_elsewhere_text = /** @type {(inputs: Wish_Elsewhere_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपके ईमेल से खुले टैब में: ${i?.names}।`)
};

/**
* | output |
* | --- |
* | "{names} went to the tab that your email opened." |
*
* @param {Wish_Elsewhere_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_elsewhere_text = /** @type {((inputs: Wish_Elsewhere_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_Elsewhere_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_elsewhere_text(inputs)
	return en_wish_elsewhere_text(inputs)
});