/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown>, next: NonNullable<unknown> }} Account_Email_Waiting_TextInputs */

const en_account_email_waiting_text = /** @type {(inputs: Account_Email_Waiting_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We wrote to ${i?.email} and to ${i?.next}. Open the link in both emails, in this browser. Until then your old address stays.`)
};

const hi_account_email_waiting_text = /** @type {(inputs: Account_Email_Waiting_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`हमने ${i?.email} और ${i?.next} पर ईमेल भेजा है। दोनों ईमेल के लिंक इसी ब्राउज़र में खोलें। तब तक पुराना पता ही रहेगा।`)
};

/**
* | output |
* | --- |
* | "We wrote to {email} and to {next}. Open the link in both emails, in this browser. Until then your old address stays." |
*
* @param {Account_Email_Waiting_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_waiting_text = /** @type {((inputs: Account_Email_Waiting_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_Waiting_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_waiting_text(inputs)
	return en_account_email_waiting_text(inputs)
});