/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_HeadingInputs */

const en_code_heading = /** @type {(inputs: Code_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the code from the email`)
};

const hi_code_heading = /** @type {(inputs: Code_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल का कोड लिखें`)
};

/**
* | output |
* | --- |
* | "Enter the code from the email" |
*
* @param {Code_HeadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const code_heading = /** @type {((inputs?: Code_HeadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_HeadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_code_heading(inputs)
	return en_code_heading(inputs)
});