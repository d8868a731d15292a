/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_DhaInputs */

const en_beat_bol_dha = /** @type {(inputs: Beat_Bol_DhaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dha`)
};

const hi_beat_bol_dha = /** @type {(inputs: Beat_Bol_DhaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`धा`)
};

/**
* | output |
* | --- |
* | "Dha" |
*
* @param {Beat_Bol_DhaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_dha = /** @type {((inputs?: Beat_Bol_DhaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_DhaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_dha(inputs)
	return en_beat_bol_dha(inputs)
});