/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_Send_CodeInputs */

const en_account_leave_send_code = /** @type {(inputs: Account_Leave_Send_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send me a code`)
};

const hi_account_leave_send_code = /** @type {(inputs: Account_Leave_Send_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मुझे कोड भेजें`)
};

/**
* | output |
* | --- |
* | "Send me a code" |
*
* @param {Account_Leave_Send_CodeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_send_code = /** @type {((inputs?: Account_Leave_Send_CodeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_Send_CodeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_send_code(inputs)
	return en_account_leave_send_code(inputs)
});