/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_NextInputs */

const en_account_leave_next = /** @type {(inputs: Account_Leave_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue`)
};

const hi_account_leave_next = /** @type {(inputs: Account_Leave_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आगे बढ़ें`)
};

/**
* | output |
* | --- |
* | "Continue" |
*
* @param {Account_Leave_NextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_next = /** @type {((inputs?: Account_Leave_NextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_NextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_next(inputs)
	return en_account_leave_next(inputs)
});