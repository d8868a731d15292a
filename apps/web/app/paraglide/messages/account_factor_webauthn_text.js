/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Webauthn_TextInputs */

const en_account_factor_webauthn_text = /** @type {(inputs: Account_Factor_Webauthn_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your fingerprint, face, device PIN, or a security key. A fake site cannot steal it.`)
};

const hi_account_factor_webauthn_text = /** @type {(inputs: Account_Factor_Webauthn_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका फ़िंगरप्रिंट, चेहरा, डिवाइस का PIN या सुरक्षा कुंजी। नक़ली साइट इसे चुरा नहीं सकती।`)
};

/**
* | output |
* | --- |
* | "Your fingerprint, face, device PIN, or a security key. A fake site cannot steal it." |
*
* @param {Account_Factor_Webauthn_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_webauthn_text = /** @type {((inputs?: Account_Factor_Webauthn_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Webauthn_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_webauthn_text(inputs)
	return en_account_factor_webauthn_text(inputs)
});