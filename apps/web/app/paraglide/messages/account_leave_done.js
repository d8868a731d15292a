/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_DoneInputs */

const en_account_leave_done = /** @type {(inputs: Account_Leave_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account is deleted`)
};

const hi_account_leave_done = /** @type {(inputs: Account_Leave_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका खाता मिट गया`)
};

/**
* | output |
* | --- |
* | "Your account is deleted" |
*
* @param {Account_Leave_DoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_done = /** @type {((inputs?: Account_Leave_DoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_DoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_done(inputs)
	return en_account_leave_done(inputs)
});