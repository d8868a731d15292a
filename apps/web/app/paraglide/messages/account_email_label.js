/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_LabelInputs */

const en_account_email_label = /** @type {(inputs: Account_Email_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New email address`)
};

const hi_account_email_label = /** @type {(inputs: Account_Email_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नया ईमेल पता`)
};

/**
* | output |
* | --- |
* | "New email address" |
*
* @param {Account_Email_LabelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_label = /** @type {((inputs?: Account_Email_LabelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_LabelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_label(inputs)
	return en_account_email_label(inputs)
});