/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_TinInputs */

const en_beat_bol_tin = /** @type {(inputs: Beat_Bol_TinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tin`)
};

const hi_beat_bol_tin = /** @type {(inputs: Beat_Bol_TinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तिं`)
};

/**
* | output |
* | --- |
* | "Tin" |
*
* @param {Beat_Bol_TinInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_tin = /** @type {((inputs?: Beat_Bol_TinInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_TinInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_tin(inputs)
	return en_beat_bol_tin(inputs)
});