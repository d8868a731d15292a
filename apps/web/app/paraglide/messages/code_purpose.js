/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_PurposeInputs */

const en_code_purpose = /** @type {(inputs: Code_PurposeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What the email is for`)
};

const hi_code_purpose = /** @type {(inputs: Code_PurposeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल किसलिए है`)
};

/**
* | output |
* | --- |
* | "What the email is for" |
*
* @param {Code_PurposeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const code_purpose = /** @type {((inputs?: Code_PurposeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_PurposeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_code_purpose(inputs)
	return en_code_purpose(inputs)
});