/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_By_MailInputs */

const en_account_leave_by_mail = /** @type {(inputs: Account_Leave_By_MailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I have no password: email me a code`)
};

const hi_account_leave_by_mail = /** @type {(inputs: Account_Leave_By_MailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मेरे पास पासवर्ड नहीं है: ईमेल से कोड भेजें`)
};

/**
* | output |
* | --- |
* | "I have no password: email me a code" |
*
* @param {Account_Leave_By_MailInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_by_mail = /** @type {((inputs?: Account_Leave_By_MailInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_By_MailInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_by_mail(inputs)
	return en_account_leave_by_mail(inputs)
});