/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Svara_GaInputs */

const en_beat_svara_ga = /** @type {(inputs: Beat_Svara_GaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ga`)
};

const hi_beat_svara_ga = /** @type {(inputs: Beat_Svara_GaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ग`)
};

/**
* | output |
* | --- |
* | "Ga" |
*
* @param {Beat_Svara_GaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_svara_ga = /** @type {((inputs?: Beat_Svara_GaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Svara_GaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_svara_ga(inputs)
	return en_beat_svara_ga(inputs)
});