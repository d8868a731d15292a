/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_Sent_TitleInputs */

const en_account_email_sent_title = /** @type {(inputs: Account_Email_Sent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please confirm in your email`)
};

const hi_account_email_sent_title = /** @type {(inputs: Account_Email_Sent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया अपने ईमेल से पुष्टि करें`)
};

/**
* | output |
* | --- |
* | "Please confirm in your email" |
*
* @param {Account_Email_Sent_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_sent_title = /** @type {((inputs?: Account_Email_Sent_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_Sent_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_sent_title(inputs)
	return en_account_email_sent_title(inputs)
});