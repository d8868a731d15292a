/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_TotpInputs */

const en_account_factor_totp = /** @type {(inputs: Account_Factor_TotpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Authenticator app`)
};

const hi_account_factor_totp = /** @type {(inputs: Account_Factor_TotpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऑथेंटिकेटर ऐप`)
};

/**
* | output |
* | --- |
* | "Authenticator app" |
*
* @param {Account_Factor_TotpInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_totp = /** @type {((inputs?: Account_Factor_TotpInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_TotpInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_totp(inputs)
	return en_account_factor_totp(inputs)
});