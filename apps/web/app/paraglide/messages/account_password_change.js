/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Password_ChangeInputs */

const en_account_password_change = /** @type {(inputs: Account_Password_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change password`)
};

const hi_account_password_change = /** @type {(inputs: Account_Password_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासवर्ड बदलें`)
};

/**
* | output |
* | --- |
* | "Change password" |
*
* @param {Account_Password_ChangeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_password_change = /** @type {((inputs?: Account_Password_ChangeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Password_ChangeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_password_change(inputs)
	return en_account_password_change(inputs)
});