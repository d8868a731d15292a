/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} MixInputs */

const en_mix = /** @type {(inputs: MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mix`)
};

const hi_mix = /** @type {(inputs: MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स`)
};

/**
* | output |
* | --- |
* | "Mix" |
*
* @param {MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix = /** @type {((inputs?: MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix(inputs)
	return en_mix(inputs)
});