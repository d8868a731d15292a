/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_MalformedInputs */

const en_account_email_malformed = /** @type {(inputs: Account_Email_MalformedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This does not look like an email address.`)
};

const hi_account_email_malformed = /** @type {(inputs: Account_Email_MalformedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह ईमेल पता नहीं लगता।`)
};

/**
* | output |
* | --- |
* | "This does not look like an email address." |
*
* @param {Account_Email_MalformedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_malformed = /** @type {((inputs?: Account_Email_MalformedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_MalformedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_malformed(inputs)
	return en_account_email_malformed(inputs)
});