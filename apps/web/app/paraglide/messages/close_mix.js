/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Close_MixInputs */

const en_close_mix = /** @type {(inputs: Close_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close mix`)
};

const hi_close_mix = /** @type {(inputs: Close_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स समेटें`)
};

/**
* | output |
* | --- |
* | "Close mix" |
*
* @param {Close_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const close_mix = /** @type {((inputs?: Close_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Close_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_close_mix(inputs)
	return en_close_mix(inputs)
});