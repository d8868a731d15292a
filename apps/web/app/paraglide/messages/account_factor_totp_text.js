/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Totp_TextInputs */

const en_account_factor_totp_text = /** @type {(inputs: Account_Factor_Totp_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An app on your phone shows a new code every 30 seconds. Works without a network.`)
};

const hi_account_factor_totp_text = /** @type {(inputs: Account_Factor_Totp_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके फ़ोन का एक ऐप हर 30 सेकंड में नया कोड दिखाता है। नेटवर्क के बिना भी चलता है।`)
};

/**
* | output |
* | --- |
* | "An app on your phone shows a new code every 30 seconds. Works without a network." |
*
* @param {Account_Factor_Totp_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_totp_text = /** @type {((inputs?: Account_Factor_Totp_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Totp_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_totp_text(inputs)
	return en_account_factor_totp_text(inputs)
});