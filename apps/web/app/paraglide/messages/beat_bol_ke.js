/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_KeInputs */

const en_beat_bol_ke = /** @type {(inputs: Beat_Bol_KeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ke`)
};

const hi_beat_bol_ke = /** @type {(inputs: Beat_Bol_KeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`के`)
};

/**
* | output |
* | --- |
* | "Ke" |
*
* @param {Beat_Bol_KeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_ke = /** @type {((inputs?: Beat_Bol_KeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_KeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_ke(inputs)
	return en_beat_bol_ke(inputs)
});