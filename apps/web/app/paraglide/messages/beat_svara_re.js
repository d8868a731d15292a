/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Svara_ReInputs */

const en_beat_svara_re = /** @type {(inputs: Beat_Svara_ReInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Re`)
};

const hi_beat_svara_re = /** @type {(inputs: Beat_Svara_ReInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रे`)
};

/**
* | output |
* | --- |
* | "Re" |
*
* @param {Beat_Svara_ReInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_svara_re = /** @type {((inputs?: Beat_Svara_ReInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Svara_ReInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_svara_re(inputs)
	return en_beat_svara_re(inputs)
});