/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Password_SavedInputs */

const en_account_password_saved = /** @type {(inputs: Account_Password_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your new password is saved`)
};

const hi_account_password_saved = /** @type {(inputs: Account_Password_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका नया पासवर्ड सेव हो गया`)
};

/**
* | output |
* | --- |
* | "Your new password is saved" |
*
* @param {Account_Password_SavedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_password_saved = /** @type {((inputs?: Account_Password_SavedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Password_SavedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_password_saved(inputs)
	return en_account_password_saved(inputs)
});