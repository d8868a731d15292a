/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Password_Saved_TextInputs */

const en_account_password_saved_text = /** @type {(inputs: Account_Password_Saved_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your other devices are signed out.`)
};

const hi_account_password_saved_text = /** @type {(inputs: Account_Password_Saved_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके बाक़ी डिवाइस साइन आउट हो गए हैं।`)
};

/**
* | output |
* | --- |
* | "Your other devices are signed out." |
*
* @param {Account_Password_Saved_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_password_saved_text = /** @type {((inputs?: Account_Password_Saved_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Password_Saved_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_password_saved_text(inputs)
	return en_account_password_saved_text(inputs)
});