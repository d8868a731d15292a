/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_TitleInputs */

const en_account_leave_title = /** @type {(inputs: Account_Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delete account`)
};

const hi_account_leave_title = /** @type {(inputs: Account_Leave_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`खाता मिटाएँ`)
};

/**
* | output |
* | --- |
* | "Delete account" |
*
* @param {Account_Leave_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_title = /** @type {((inputs?: Account_Leave_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_title(inputs)
	return en_account_leave_title(inputs)
});