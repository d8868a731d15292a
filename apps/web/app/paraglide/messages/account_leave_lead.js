/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_LeadInputs */

const en_account_leave_lead = /** @type {(inputs: Account_Leave_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This can't be undone: your name, email address, sounds with their files, mixes, beats and sessions are deleted at once.`)
};

const hi_account_leave_lead = /** @type {(inputs: Account_Leave_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसे वापस नहीं लाया जा सकता: आपका नाम, ईमेल पता, फ़ाइलों समेत आवाज़ें, मिक्स, बीट और सेशन तुरंत मिट जाएँगे।`)
};

/**
* | output |
* | --- |
* | "This can't be undone: your name, email address, sounds with their files, mixes, beats and sessions are deleted at once." |
*
* @param {Account_Leave_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_lead = /** @type {((inputs?: Account_Leave_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_lead(inputs)
	return en_account_leave_lead(inputs)
});