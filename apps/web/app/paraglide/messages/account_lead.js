/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_LeadInputs */

const en_account_lead = /** @type {(inputs: Account_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who you are here, how you sign in, and everything that is yours.`)
};

const hi_account_lead = /** @type {(inputs: Account_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यहाँ आप कौन हैं, कैसे साइन इन करते हैं, और जो कुछ आपका है।`)
};

/**
* | output |
* | --- |
* | "Who you are here, how you sign in, and everything that is yours." |
*
* @param {Account_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_lead = /** @type {((inputs?: Account_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_lead(inputs)
	return en_account_lead(inputs)
});