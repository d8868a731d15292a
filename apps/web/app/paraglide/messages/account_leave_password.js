/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_PasswordInputs */

const en_account_leave_password = /** @type {(inputs: Account_Leave_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your password`)
};

const hi_account_leave_password = /** @type {(inputs: Account_Leave_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका पासवर्ड`)
};

/**
* | output |
* | --- |
* | "Your password" |
*
* @param {Account_Leave_PasswordInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_password = /** @type {((inputs?: Account_Leave_PasswordInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_PasswordInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_password(inputs)
	return en_account_leave_password(inputs)
});