/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Password_MissingInputs */

const en_account_password_missing = /** @type {(inputs: Account_Password_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a new password.`)
};

const hi_account_password_missing = /** @type {(inputs: Account_Password_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया नया पासवर्ड लिखें।`)
};

/**
* | output |
* | --- |
* | "Please enter a new password." |
*
* @param {Account_Password_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_password_missing = /** @type {((inputs?: Account_Password_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Password_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_password_missing(inputs)
	return en_account_password_missing(inputs)
});