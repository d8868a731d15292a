/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_Factor_PasskeyInputs */

const en_account_leave_factor_passkey = /** @type {(inputs: Account_Leave_Factor_PasskeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use passkey`)
};

const hi_account_leave_factor_passkey = /** @type {(inputs: Account_Leave_Factor_PasskeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासकी इस्तेमाल करें`)
};

/**
* | output |
* | --- |
* | "Use passkey" |
*
* @param {Account_Leave_Factor_PasskeyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_factor_passkey = /** @type {((inputs?: Account_Leave_Factor_PasskeyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_Factor_PasskeyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_factor_passkey(inputs)
	return en_account_leave_factor_passkey(inputs)
});