/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_Signed_OutInputs */

const en_fixed_signed_out = /** @type {(inputs: Fixed_Signed_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`User not authenticated`)
};

const hi_fixed_signed_out = /** @type {(inputs: Fixed_Signed_OutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप साइन इन नहीं हैं`)
};

/**
* | output |
* | --- |
* | "User not authenticated" |
*
* @param {Fixed_Signed_OutInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_signed_out = /** @type {((inputs?: Fixed_Signed_OutInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_Signed_OutInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_signed_out(inputs)
	return en_fixed_signed_out(inputs)
});