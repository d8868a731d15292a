/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factors_LeadInputs */

const en_account_factors_lead = /** @type {(inputs: Account_Factors_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A second proof at sign-in keeps others out, even when they know your password.`)
};

const hi_account_factors_lead = /** @type {(inputs: Account_Factors_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`साइन इन पर दूसरा सबूत माँगने से कोई और अंदर नहीं आ सकता, चाहे उसे आपका पासवर्ड पता हो।`)
};

/**
* | output |
* | --- |
* | "A second proof at sign-in keeps others out, even when they know your password." |
*
* @param {Account_Factors_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factors_lead = /** @type {((inputs?: Account_Factors_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factors_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factors_lead(inputs)
	return en_account_factors_lead(inputs)
});