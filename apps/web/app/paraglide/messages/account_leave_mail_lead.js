/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Account_Leave_Mail_LeadInputs */

const en_account_leave_mail_lead = /** @type {(inputs: Account_Leave_Mail_LeadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We send a code to ${i?.email}. It comes in a sign-in email: do not open its link, enter the code here.`)
};

const hi_account_leave_mail_lead = /** @type {(inputs: Account_Leave_Mail_LeadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`हम ${i?.email} पर कोड भेजते हैं। वह साइन इन वाले ईमेल में आता है: उसका लिंक न खोलें, कोड यहाँ लिखें।`)
};

/**
* | output |
* | --- |
* | "We send a code to {email}. It comes in a sign-in email: do not open its link, enter the code here." |
*
* @param {Account_Leave_Mail_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_mail_lead = /** @type {((inputs: Account_Leave_Mail_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_Mail_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_mail_lead(inputs)
	return en_account_leave_mail_lead(inputs)
});