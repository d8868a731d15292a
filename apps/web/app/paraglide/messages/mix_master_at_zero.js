/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mix_Master_At_ZeroInputs */

const en_mix_master_at_zero = /** @type {(inputs: Mix_Master_At_ZeroInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Master volume at 0`)
};

const hi_mix_master_at_zero = /** @type {(inputs: Mix_Master_At_ZeroInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मुख्य वॉल्यूम 0 पर`)
};

/**
* | output |
* | --- |
* | "Master volume at 0" |
*
* @param {Mix_Master_At_ZeroInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mix_master_at_zero = /** @type {((inputs?: Mix_Master_At_ZeroInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mix_Master_At_ZeroInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mix_master_at_zero(inputs)
	return en_mix_master_at_zero(inputs)
});