/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_By_PasswordInputs */

const en_account_leave_by_password = /** @type {(inputs: Account_Leave_By_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use my password instead`)
};

const hi_account_leave_by_password = /** @type {(inputs: Account_Leave_By_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसके बदले मेरा पासवर्ड लें`)
};

/**
* | output |
* | --- |
* | "Use my password instead" |
*
* @param {Account_Leave_By_PasswordInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_by_password = /** @type {((inputs?: Account_Leave_By_PasswordInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_By_PasswordInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_by_password(inputs)
	return en_account_leave_by_password(inputs)
});