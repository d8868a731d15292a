/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_LeadInputs */

const en_code_lead = /** @type {(inputs: Code_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our emails also contain a six-digit code you can use instead of the link.`)
};

const hi_code_lead = /** @type {(inputs: Code_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमारे ईमेल में छह अंकों का एक कोड भी होता है, जिसे आप लिंक की जगह इस्तेमाल कर सकते हैं।`)
};

/**
* | output |
* | --- |
* | "Our emails also contain a six-digit code you can use instead of the link." |
*
* @param {Code_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const code_lead = /** @type {((inputs?: Code_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_code_lead(inputs)
	return en_code_lead(inputs)
});