/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_Upload_FallbackInputs */

const en_fixed_upload_fallback = /** @type {(inputs: Fixed_Upload_FallbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Upload failed. Please try again.`)
};

const hi_fixed_upload_fallback = /** @type {(inputs: Fixed_Upload_FallbackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपलोड नहीं हो सका। कृपया फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "Upload failed. Please try again." |
*
* @param {Fixed_Upload_FallbackInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_upload_fallback = /** @type {((inputs?: Fixed_Upload_FallbackInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_Upload_FallbackInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_upload_fallback(inputs)
	return en_fixed_upload_fallback(inputs)
});