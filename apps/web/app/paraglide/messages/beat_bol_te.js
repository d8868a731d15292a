/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_TeInputs */

const en_beat_bol_te = /** @type {(inputs: Beat_Bol_TeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Te`)
};

const hi_beat_bol_te = /** @type {(inputs: Beat_Bol_TeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ते`)
};

/**
* | output |
* | --- |
* | "Te" |
*
* @param {Beat_Bol_TeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_te = /** @type {((inputs?: Beat_Bol_TeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_TeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_te(inputs)
	return en_beat_bol_te(inputs)
});