/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_ChangeInputs */

const en_account_email_change = /** @type {(inputs: Account_Email_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change address`)
};

const hi_account_email_change = /** @type {(inputs: Account_Email_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पता बदलें`)
};

/**
* | output |
* | --- |
* | "Change address" |
*
* @param {Account_Email_ChangeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_change = /** @type {((inputs?: Account_Email_ChangeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_ChangeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_change(inputs)
	return en_account_email_change(inputs)
});