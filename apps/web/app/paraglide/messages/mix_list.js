/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mix_ListInputs */

const en_mix_list = /** @type {(inputs: Mix_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sounds in the mix`)
};

const hi_mix_list = /** @type {(inputs: Mix_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स की आवाज़ें`)
};

/**
* | output |
* | --- |
* | "Sounds in the mix" |
*
* @param {Mix_ListInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_list = /** @type {((inputs?: Mix_ListInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_ListInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_list(inputs)
	return en_mix_list(inputs)
});