/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_PhoneInputs */

const en_account_identity_phone = /** @type {(inputs: Account_Identity_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone`)
};

const hi_account_identity_phone = /** @type {(inputs: Account_Identity_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ोन`)
};

/**
* | output |
* | --- |
* | "Phone" |
*
* @param {Account_Identity_PhoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_phone = /** @type {((inputs?: Account_Identity_PhoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_PhoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_phone(inputs)
	return en_account_identity_phone(inputs)
});