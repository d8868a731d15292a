/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_BeginInputs */

const en_account_leave_begin = /** @type {(inputs: Account_Leave_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete my account`)
};

const hi_account_leave_begin = /** @type {(inputs: Account_Leave_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मेरा खाता मिटाएँ`)
};

/**
* | output |
* | --- |
* | "Delete my account" |
*
* @param {Account_Leave_BeginInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_begin = /** @type {((inputs?: Account_Leave_BeginInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_BeginInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_begin(inputs)
	return en_account_leave_begin(inputs)
});