/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_TtInputs */

const en_beat_bol_tt = /** @type {(inputs: Beat_Bol_TtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`te`)
};

const hi_beat_bol_tt = /** @type {(inputs: Beat_Bol_TtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`टे`)
};

/**
* | output |
* | --- |
* | "te" |
*
* @param {Beat_Bol_TtInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_tt = /** @type {((inputs?: Beat_Bol_TtInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_TtInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_tt(inputs)
	return en_beat_bol_tt(inputs)
});