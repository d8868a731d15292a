/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_SecretInputs */

const en_account_factor_secret = /** @type {(inputs: Account_Factor_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cannot scan? Enter this key in the app:`)
};

const hi_account_factor_secret = /** @type {(inputs: Account_Factor_SecretInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`स्कैन नहीं हो रहा? ऐप में यह कुंजी लिखें:`)
};

/**
* | output |
* | --- |
* | "Cannot scan? Enter this key in the app:" |
*
* @param {Account_Factor_SecretInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_secret = /** @type {((inputs?: Account_Factor_SecretInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_SecretInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_secret(inputs)
	return en_account_factor_secret(inputs)
});