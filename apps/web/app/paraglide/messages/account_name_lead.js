/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Name_LeadInputs */

const en_account_name_lead = /** @type {(inputs: Account_Name_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How we address you. Nobody else sees it.`)
};

const hi_account_name_lead = /** @type {(inputs: Account_Name_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हम आपको इसी नाम से पुकारेंगे। यह किसी और को नहीं दिखता।`)
};

/**
* | output |
* | --- |
* | "How we address you. Nobody else sees it." |
*
* @param {Account_Name_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_name_lead = /** @type {((inputs?: Account_Name_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Name_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_name_lead(inputs)
	return en_account_name_lead(inputs)
});