/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Passkey_LeadInputs */

const en_factor_passkey_lead = /** @type {(inputs: Factor_Passkey_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use the fingerprint, face, PIN or key that you set up for Dhvani.`)
};

const hi_factor_passkey_lead = /** @type {(inputs: Factor_Passkey_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि के लिए आपने जो चुना था, उसी का इस्तेमाल करें: फ़िंगरप्रिंट, चेहरा, PIN या सुरक्षा कुंजी।`)
};

/**
* | output |
* | --- |
* | "Use the fingerprint, face, PIN or key that you set up for Dhvani." |
*
* @param {Factor_Passkey_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_passkey_lead = /** @type {((inputs?: Factor_Passkey_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Passkey_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_passkey_lead(inputs)
	return en_factor_passkey_lead(inputs)
});