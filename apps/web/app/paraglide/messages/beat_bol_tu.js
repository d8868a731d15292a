/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_TuInputs */

const en_beat_bol_tu = /** @type {(inputs: Beat_Bol_TuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tu`)
};

const hi_beat_bol_tu = /** @type {(inputs: Beat_Bol_TuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तू`)
};

/**
* | output |
* | --- |
* | "Tu" |
*
* @param {Beat_Bol_TuInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_tu = /** @type {((inputs?: Beat_Bol_TuInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_TuInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_tu(inputs)
	return en_beat_bol_tu(inputs)
});