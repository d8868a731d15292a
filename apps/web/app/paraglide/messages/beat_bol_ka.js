/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Bol_KaInputs */

const en_beat_bol_ka = /** @type {(inputs: Beat_Bol_KaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ka`)
};

const hi_beat_bol_ka = /** @type {(inputs: Beat_Bol_KaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`क`)
};

/**
* | output |
* | --- |
* | "Ka" |
*
* @param {Beat_Bol_KaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_bol_ka = /** @type {((inputs?: Beat_Bol_KaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Bol_KaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_bol_ka(inputs)
	return en_beat_bol_ka(inputs)
});