/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_DhiInputs */

const en_beat_bol_dhi = /** @type {(inputs: Beat_Bol_DhiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dhi`)
};

const hi_beat_bol_dhi = /** @type {(inputs: Beat_Bol_DhiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`धि`)
};

/**
* | output |
* | --- |
* | "Dhi" |
*
* @param {Beat_Bol_DhiInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_dhi = /** @type {((inputs?: Beat_Bol_DhiInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_DhiInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_dhi(inputs)
	return en_beat_bol_dhi(inputs)
});