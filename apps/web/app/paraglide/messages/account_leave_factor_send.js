/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_Factor_SendInputs */

const en_account_leave_factor_send = /** @type {(inputs: Account_Leave_Factor_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send me a text message`)
};

const hi_account_leave_factor_send = /** @type {(inputs: Account_Leave_Factor_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मुझे एसएमएस भेजें`)
};

/**
* | output |
* | --- |
* | "Send me a text message" |
*
* @param {Account_Leave_Factor_SendInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_factor_send = /** @type {((inputs?: Account_Leave_Factor_SendInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_Factor_SendInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_factor_send(inputs)
	return en_account_leave_factor_send(inputs)
});