/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_For_PasswordInputs */

const en_code_for_password = /** @type {(inputs: Code_For_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new password`)
};

const hi_code_for_password = /** @type {(inputs: Code_For_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नया पासवर्ड`)
};

/**
* | output |
* | --- |
* | "A new password" |
*
* @param {Code_For_PasswordInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const code_for_password = /** @type {((inputs?: Code_For_PasswordInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_For_PasswordInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_code_for_password(inputs)
	return en_code_for_password(inputs)
});