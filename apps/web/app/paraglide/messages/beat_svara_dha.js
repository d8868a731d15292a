/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Svara_DhaInputs */

const en_beat_svara_dha = /** @type {(inputs: Beat_Svara_DhaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dha`)
};

const hi_beat_svara_dha = /** @type {(inputs: Beat_Svara_DhaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध`)
};

/**
* | output |
* | --- |
* | "Dha" |
*
* @param {Beat_Svara_DhaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_svara_dha = /** @type {((inputs?: Beat_Svara_DhaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Svara_DhaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_svara_dha(inputs)
	return en_beat_svara_dha(inputs)
});