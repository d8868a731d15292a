/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_MissingInputs */

const en_account_email_missing = /** @type {(inputs: Account_Email_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a new address.`)
};

const hi_account_email_missing = /** @type {(inputs: Account_Email_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया नया पता लिखें।`)
};

/**
* | output |
* | --- |
* | "Please enter a new address." |
*
* @param {Account_Email_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_missing = /** @type {((inputs?: Account_Email_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_missing(inputs)
	return en_account_email_missing(inputs)
});