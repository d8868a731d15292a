/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Surprise_MixInputs */

const en_surprise_mix = /** @type {(inputs: Surprise_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A surprise`)
};

const hi_surprise_mix = /** @type {(inputs: Surprise_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कुछ नया`)
};

/**
* | output |
* | --- |
* | "A surprise" |
*
* @param {Surprise_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const surprise_mix = /** @type {((inputs?: Surprise_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Surprise_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_surprise_mix(inputs)
	return en_surprise_mix(inputs)
});