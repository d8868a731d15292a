/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Open_MixInputs */

const en_open_mix = /** @type {(inputs: Open_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open mix`)
};

const hi_open_mix = /** @type {(inputs: Open_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स फैलाएँ`)
};

/**
* | output |
* | --- |
* | "Open mix" |
*
* @param {Open_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const open_mix = /** @type {((inputs?: Open_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Open_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_open_mix(inputs)
	return en_open_mix(inputs)
});