/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_GeInputs */

const en_beat_bol_ge = /** @type {(inputs: Beat_Bol_GeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ge`)
};

const hi_beat_bol_ge = /** @type {(inputs: Beat_Bol_GeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गे`)
};

/**
* | output |
* | --- |
* | "Ge" |
*
* @param {Beat_Bol_GeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_ge = /** @type {((inputs?: Beat_Bol_GeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_GeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_ge(inputs)
	return en_beat_bol_ge(inputs)
});