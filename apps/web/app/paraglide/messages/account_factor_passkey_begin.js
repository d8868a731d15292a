/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Passkey_BeginInputs */

const en_account_factor_passkey_begin = /** @type {(inputs: Account_Factor_Passkey_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create passkey`)
};

const hi_account_factor_passkey_begin = /** @type {(inputs: Account_Factor_Passkey_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासकी बनाएँ`)
};

/**
* | output |
* | --- |
* | "Create passkey" |
*
* @param {Account_Factor_Passkey_BeginInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_passkey_begin = /** @type {((inputs?: Account_Factor_Passkey_BeginInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Passkey_BeginInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_passkey_begin(inputs)
	return en_account_factor_passkey_begin(inputs)
});