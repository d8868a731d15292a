/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_SameInputs */

const en_account_email_same = /** @type {(inputs: Account_Email_SameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is your address already.`)
};

const hi_account_email_same = /** @type {(inputs: Account_Email_SameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यही तो आपका पता है।`)
};

/**
* | output |
* | --- |
* | "This is your address already." |
*
* @param {Account_Email_SameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_same = /** @type {((inputs?: Account_Email_SameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_SameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_same(inputs)
	return en_account_email_same(inputs)
});