/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Password_Nonce_SentInputs */

const en_account_password_nonce_sent = /** @type {(inputs: Account_Password_Nonce_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another code is on its way`)
};

const hi_account_password_nonce_sent = /** @type {(inputs: Account_Password_Nonce_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दूसरा कोड भेज दिया गया है`)
};

/**
* | output |
* | --- |
* | "Another code is on its way" |
*
* @param {Account_Password_Nonce_SentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_password_nonce_sent = /** @type {((inputs?: Account_Password_Nonce_SentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Password_Nonce_SentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_password_nonce_sent(inputs)
	return en_account_password_nonce_sent(inputs)
});