/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ next: NonNullable<unknown> }} Account_Email_Waiting_OneInputs */

const en_account_email_waiting_one = /** @type {(inputs: Account_Email_Waiting_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We wrote to ${i?.next}. Open the link in the email, in this browser.`)
};

const hi_account_email_waiting_one = /** @type {(inputs: Account_Email_Waiting_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`हमने ${i?.next} पर ईमेल भेजा है। उसका लिंक इसी ब्राउज़र में खोलें।`)
};

/**
* | output |
* | --- |
* | "We wrote to {next}. Open the link in the email, in this browser." |
*
* @param {Account_Email_Waiting_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_waiting_one = /** @type {((inputs: Account_Email_Waiting_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_Waiting_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_waiting_one(inputs)
	return en_account_email_waiting_one(inputs)
});