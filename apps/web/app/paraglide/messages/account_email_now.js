/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Account_Email_NowInputs */

const en_account_email_now = /** @type {(inputs: Account_Email_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your address is ${i?.email}.`)
};

const hi_account_email_now = /** @type {(inputs: Account_Email_NowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपका पता ${i?.email} है।`)
};

/**
* | output |
* | --- |
* | "Your address is {email}." |
*
* @param {Account_Email_NowInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_now = /** @type {((inputs: Account_Email_NowInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_NowInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_now(inputs)
	return en_account_email_now(inputs)
});