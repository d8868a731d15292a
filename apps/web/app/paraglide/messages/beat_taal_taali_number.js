/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ sign: NonNullable<unknown> }} Beat_Taal_Taali_NumberInputs */

const en_beat_taal_taali_number = /** @type {(inputs: Beat_Taal_Taali_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`taali ${i?.sign}`)
};

const hi_beat_taal_taali_number = /** @type {(inputs: Beat_Taal_Taali_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`ताली ${i?.sign}`)
};

/**
* | output |
* | --- |
* | "taali {sign}" |
*
* @param {Beat_Taal_Taali_NumberInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_taal_taali_number = /** @type {((inputs: Beat_Taal_Taali_NumberInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Taal_Taali_NumberInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_taal_taali_number(inputs)
	return en_beat_taal_taali_number(inputs)
});