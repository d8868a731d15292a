/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_WebauthnInputs */

const en_account_factor_webauthn = /** @type {(inputs: Account_Factor_WebauthnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passkey`)
};

const hi_account_factor_webauthn = /** @type {(inputs: Account_Factor_WebauthnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासकी`)
};

/**
* | output |
* | --- |
* | "Passkey" |
*
* @param {Account_Factor_WebauthnInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_webauthn = /** @type {((inputs?: Account_Factor_WebauthnInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_WebauthnInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_webauthn(inputs)
	return en_account_factor_webauthn(inputs)
});