/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Passkey_UnsupportedInputs */

const en_account_factor_passkey_unsupported = /** @type {(inputs: Account_Factor_Passkey_UnsupportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This browser cannot make passkeys.`)
};

const hi_account_factor_passkey_unsupported = /** @type {(inputs: Account_Factor_Passkey_UnsupportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस ब्राउज़र में पासकी नहीं बन सकती।`)
};

/**
* | output |
* | --- |
* | "This browser cannot make passkeys." |
*
* @param {Account_Factor_Passkey_UnsupportedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_passkey_unsupported = /** @type {((inputs?: Account_Factor_Passkey_UnsupportedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Passkey_UnsupportedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_passkey_unsupported(inputs)
	return en_account_factor_passkey_unsupported(inputs)
});