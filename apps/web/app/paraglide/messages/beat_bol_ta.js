/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_TaInputs */

const en_beat_bol_ta = /** @type {(inputs: Beat_Bol_TaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ta`)
};

const hi_beat_bol_ta = /** @type {(inputs: Beat_Bol_TaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ता`)
};

/**
* | output |
* | --- |
* | "Ta" |
*
* @param {Beat_Bol_TaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_ta = /** @type {((inputs?: Beat_Bol_TaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_TaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_ta(inputs)
	return en_beat_bol_ta(inputs)
});