/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_TiInputs */

const en_beat_bol_ti = /** @type {(inputs: Beat_Bol_TiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ti`)
};

const hi_beat_bol_ti = /** @type {(inputs: Beat_Bol_TiInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ति`)
};

/**
* | output |
* | --- |
* | "Ti" |
*
* @param {Beat_Bol_TiInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_ti = /** @type {((inputs?: Beat_Bol_TiInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_TiInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_ti(inputs)
	return en_beat_bol_ti(inputs)
});