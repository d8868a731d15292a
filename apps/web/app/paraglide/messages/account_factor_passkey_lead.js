/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Passkey_LeadInputs */

const en_account_factor_passkey_lead = /** @type {(inputs: Account_Factor_Passkey_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser now asks for your fingerprint, face, PIN or key.`)
};

const hi_account_factor_passkey_lead = /** @type {(inputs: Account_Factor_Passkey_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अब आपका ब्राउज़र फ़िंगरप्रिंट, चेहरा, PIN या सुरक्षा कुंजी माँगेगा।`)
};

/**
* | output |
* | --- |
* | "Your browser now asks for your fingerprint, face, PIN or key." |
*
* @param {Account_Factor_Passkey_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_passkey_lead = /** @type {((inputs?: Account_Factor_Passkey_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Passkey_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_passkey_lead(inputs)
	return en_account_factor_passkey_lead(inputs)
});