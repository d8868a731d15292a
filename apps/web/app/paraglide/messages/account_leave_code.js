/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_CodeInputs */

const en_account_leave_code = /** @type {(inputs: Account_Leave_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code from the email`)
};

const hi_account_leave_code = /** @type {(inputs: Account_Leave_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल का कोड`)
};

/**
* | output |
* | --- |
* | "Code from the email" |
*
* @param {Account_Leave_CodeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_code = /** @type {((inputs?: Account_Leave_CodeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_CodeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_code(inputs)
	return en_account_leave_code(inputs)
});