/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_SureInputs */

const en_account_leave_sure = /** @type {(inputs: Account_Leave_SureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete for good`)
};

const hi_account_leave_sure = /** @type {(inputs: Account_Leave_SureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमेशा के लिए मिटाएँ`)
};

/**
* | output |
* | --- |
* | "Delete for good" |
*
* @param {Account_Leave_SureInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_sure = /** @type {((inputs?: Account_Leave_SureInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_SureInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_sure(inputs)
	return en_account_leave_sure(inputs)
});