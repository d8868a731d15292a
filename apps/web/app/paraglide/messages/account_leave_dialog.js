/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_DialogInputs */

const en_account_leave_dialog = /** @type {(inputs: Account_Leave_DialogInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete your account?`)
};

const hi_account_leave_dialog = /** @type {(inputs: Account_Leave_DialogInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपना खाता मिटाएँ?`)
};

/**
* | output |
* | --- |
* | "Delete your account?" |
*
* @param {Account_Leave_DialogInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_dialog = /** @type {((inputs?: Account_Leave_DialogInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_DialogInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_dialog(inputs)
	return en_account_leave_dialog(inputs)
});