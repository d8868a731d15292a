/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identities_LeadInputs */

const en_account_identities_lead = /** @type {(inputs: Account_Identities_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each of these opens this account. At least one stays.`)
};

const hi_account_identities_lead = /** @type {(inputs: Account_Identities_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इनमें से हर एक से यह खाता खुलता है। कम से कम एक हमेशा रहेगा।`)
};

/**
* | output |
* | --- |
* | "Each of these opens this account. At least one stays." |
*
* @param {Account_Identities_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identities_lead = /** @type {((inputs?: Account_Identities_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identities_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identities_lead(inputs)
	return en_account_identities_lead(inputs)
});