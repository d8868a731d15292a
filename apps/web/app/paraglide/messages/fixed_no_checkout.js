/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_No_CheckoutInputs */

const en_fixed_no_checkout = /** @type {(inputs: Fixed_No_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No checkout URL received`)
};

const hi_fixed_no_checkout = /** @type {(inputs: Fixed_No_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भुगतान का पेज नहीं मिला`)
};

/**
* | output |
* | --- |
* | "No checkout URL received" |
*
* @param {Fixed_No_CheckoutInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_no_checkout = /** @type {((inputs?: Fixed_No_CheckoutInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_No_CheckoutInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_no_checkout(inputs)
	return en_fixed_no_checkout(inputs)
});