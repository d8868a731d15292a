/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_For_Sign_InInputs */

const en_code_for_sign_in = /** @type {(inputs: Code_For_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirming or signing in`)
};

const hi_code_for_sign_in = /** @type {(inputs: Code_For_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पुष्टि या साइन इन`)
};

/**
* | output |
* | --- |
* | "Confirming or signing in" |
*
* @param {Code_For_Sign_InInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const code_for_sign_in = /** @type {((inputs?: Code_For_Sign_InInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_For_Sign_InInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_code_for_sign_in(inputs)
	return en_code_for_sign_in(inputs)
});