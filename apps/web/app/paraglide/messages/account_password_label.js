/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Password_LabelInputs */

const en_account_password_label = /** @type {(inputs: Account_Password_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New password`)
};

const hi_account_password_label = /** @type {(inputs: Account_Password_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नया पासवर्ड`)
};

/**
* | output |
* | --- |
* | "New password" |
*
* @param {Account_Password_LabelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_password_label = /** @type {((inputs?: Account_Password_LabelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Password_LabelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_password_label(inputs)
	return en_account_password_label(inputs)
});