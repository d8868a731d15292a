/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_DhinInputs */

const en_beat_bol_dhin = /** @type {(inputs: Beat_Bol_DhinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dhin`)
};

const hi_beat_bol_dhin = /** @type {(inputs: Beat_Bol_DhinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`धिं`)
};

/**
* | output |
* | --- |
* | "Dhin" |
*
* @param {Beat_Bol_DhinInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_dhin = /** @type {((inputs?: Beat_Bol_DhinInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_DhinInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_dhin(inputs)
	return en_beat_bol_dhin(inputs)
});