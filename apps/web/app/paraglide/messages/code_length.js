/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_LengthInputs */

const en_code_length = /** @type {(inputs: Code_LengthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The code has six digits.`)
};

const hi_code_length = /** @type {(inputs: Code_LengthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोड में छह अंक होते हैं।`)
};

/**
* | output |
* | --- |
* | "The code has six digits." |
*
* @param {Code_LengthInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const code_length = /** @type {((inputs?: Code_LengthInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_LengthInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_code_length(inputs)
	return en_code_length(inputs)
});