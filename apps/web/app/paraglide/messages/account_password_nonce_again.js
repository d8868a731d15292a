/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Password_Nonce_AgainInputs */

const en_account_password_nonce_again = /** @type {(inputs: Account_Password_Nonce_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send another code`)
};

const hi_account_password_nonce_again = /** @type {(inputs: Account_Password_Nonce_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दूसरा कोड भेजें`)
};

/**
* | output |
* | --- |
* | "Send another code" |
*
* @param {Account_Password_Nonce_AgainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_password_nonce_again = /** @type {((inputs?: Account_Password_Nonce_AgainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Password_Nonce_AgainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_password_nonce_again(inputs)
	return en_account_password_nonce_again(inputs)
});