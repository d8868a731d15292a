/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_NaInputs */

const en_beat_bol_na = /** @type {(inputs: Beat_Bol_NaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Na`)
};

const hi_beat_bol_na = /** @type {(inputs: Beat_Bol_NaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ना`)
};

/**
* | output |
* | --- |
* | "Na" |
*
* @param {Beat_Bol_NaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_na = /** @type {((inputs?: Beat_Bol_NaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_NaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_na(inputs)
	return en_beat_bol_na(inputs)
});