/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_CodeInputs */

const en_account_email_code = /** @type {(inputs: Account_Email_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter a code instead`)
};

const hi_account_email_code = /** @type {(inputs: Account_Email_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसके बदले कोड लिखें`)
};

/**
* | output |
* | --- |
* | "Enter a code instead" |
*
* @param {Account_Email_CodeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_code = /** @type {((inputs?: Account_Email_CodeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_CodeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_code(inputs)
	return en_account_email_code(inputs)
});