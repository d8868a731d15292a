/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Svara_PaInputs */

const en_beat_svara_pa = /** @type {(inputs: Beat_Svara_PaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pa`)
};

const hi_beat_svara_pa = /** @type {(inputs: Beat_Svara_PaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`प`)
};

/**
* | output |
* | --- |
* | "Pa" |
*
* @param {Beat_Svara_PaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_svara_pa = /** @type {((inputs?: Beat_Svara_PaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Svara_PaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_svara_pa(inputs)
	return en_beat_svara_pa(inputs)
});