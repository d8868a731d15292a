/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Account_Email_ChangedInputs */

const en_account_email_changed = /** @type {(inputs: Account_Email_ChangedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your address is now ${i?.email}`)
};

const hi_account_email_changed = /** @type {(inputs: Account_Email_ChangedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपका पता अब ${i?.email} है`)
};

/**
* | output |
* | --- |
* | "Your address is now {email}" |
*
* @param {Account_Email_ChangedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_changed = /** @type {((inputs: Account_Email_ChangedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_ChangedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_changed(inputs)
	return en_account_email_changed(inputs)
});