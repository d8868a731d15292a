/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_LeadInputs */

const en_account_sessions_lead = /** @type {(inputs: Account_Sessions_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where you are signed in.`)
};

const hi_account_sessions_lead = /** @type {(inputs: Account_Sessions_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप कहाँ-कहाँ साइन इन हैं।`)
};

/**
* | output |
* | --- |
* | "Where you are signed in." |
*
* @param {Account_Sessions_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_lead = /** @type {((inputs?: Account_Sessions_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_lead(inputs)
	return en_account_sessions_lead(inputs)
});