/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_Sent_TextInputs */

const en_account_email_sent_text = /** @type {(inputs: Account_Email_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We wrote to both of your addresses.`)
};

const hi_account_email_sent_text = /** @type {(inputs: Account_Email_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमने आपके दोनों पतों पर ईमेल भेजा है।`)
};

/**
* | output |
* | --- |
* | "We wrote to both of your addresses." |
*
* @param {Account_Email_Sent_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_sent_text = /** @type {((inputs?: Account_Email_Sent_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_Sent_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_sent_text(inputs)
	return en_account_email_sent_text(inputs)
});