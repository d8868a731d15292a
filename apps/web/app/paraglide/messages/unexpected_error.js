/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unexpected_ErrorInputs */

const en_unexpected_error = /** @type {(inputs: Unexpected_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An unexpected error occurred`)
};

const hi_unexpected_error = /** @type {(inputs: Unexpected_ErrorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोई अनजानी गड़बड़ी हो गई`)
};

/**
* | output |
* | --- |
* | "An unexpected error occurred" |
*
* @param {Unexpected_ErrorInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const unexpected_error = /** @type {((inputs?: Unexpected_ErrorInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unexpected_ErrorInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_unexpected_error(inputs)
	return en_unexpected_error(inputs)
});