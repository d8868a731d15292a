/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Password_NoneInputs */

const en_account_password_none = /** @type {(inputs: Account_Password_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You sign in without a password. You can set one as a second way in.`)
};

const hi_account_password_none = /** @type {(inputs: Account_Password_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप बिना पासवर्ड के साइन इन करते हैं। चाहें तो दूसरे रास्ते के तौर पर पासवर्ड भी रख सकते हैं।`)
};

/**
* | output |
* | --- |
* | "You sign in without a password. You can set one as a second way in." |
*
* @param {Account_Password_NoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_password_none = /** @type {((inputs?: Account_Password_NoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Password_NoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_password_none(inputs)
	return en_account_password_none(inputs)
});