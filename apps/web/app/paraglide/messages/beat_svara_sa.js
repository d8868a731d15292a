/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Svara_SaInputs */

const en_beat_svara_sa = /** @type {(inputs: Beat_Svara_SaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sa`)
};

const hi_beat_svara_sa = /** @type {(inputs: Beat_Svara_SaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सा`)
};

/**
* | output |
* | --- |
* | "Sa" |
*
* @param {Beat_Svara_SaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_svara_sa = /** @type {((inputs?: Beat_Svara_SaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Svara_SaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_svara_sa(inputs)
	return en_beat_svara_sa(inputs)
});