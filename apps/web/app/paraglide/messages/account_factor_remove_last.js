/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Remove_LastInputs */

const en_account_factor_remove_last = /** @type {(inputs: Account_Factor_Remove_LastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is your only second step. Afterwards your password alone is enough to sign in.`)
};

const hi_account_factor_remove_last = /** @type {(inputs: Account_Factor_Remove_LastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह आपका अकेला दूसरा चरण है। इसके बाद साइन इन के लिए सिर्फ़ आपका पासवर्ड काफ़ी होगा।`)
};

/**
* | output |
* | --- |
* | "It is your only second step. Afterwards your password alone is enough to sign in." |
*
* @param {Account_Factor_Remove_LastInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_remove_last = /** @type {((inputs?: Account_Factor_Remove_LastInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Remove_LastInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_remove_last(inputs)
	return en_account_factor_remove_last(inputs)
});