/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_LeadInputs */

const en_contact_lead = /** @type {(inputs: Contact_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A question, a sound that you miss, a mistake in an article: we read everything.`)
};

const hi_contact_lead = /** @type {(inputs: Contact_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोई सवाल, कोई आवाज़ जिसकी कमी लगती है, किसी लेख में ग़लती: हम सब कुछ पढ़ते हैं।`)
};

/**
* | output |
* | --- |
* | "A question, a sound that you miss, a mistake in an article: we read everything." |
*
* @param {Contact_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_lead = /** @type {((inputs?: Contact_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_lead(inputs)
	return en_contact_lead(inputs)
});