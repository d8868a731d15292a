/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Add_To_MixInputs */

const en_add_to_mix = /** @type {(inputs: Add_To_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add to Mix`)
};

const hi_add_to_mix = /** @type {(inputs: Add_To_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स में जोड़ें`)
};

/**
* | output |
* | --- |
* | "Add to Mix" |
*
* @param {Add_To_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const add_to_mix = /** @type {((inputs?: Add_To_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Add_To_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_add_to_mix(inputs)
	return en_add_to_mix(inputs)
});