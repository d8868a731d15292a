/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Email_RequiredInputs */

const en_contact_email_required = /** @type {(inputs: Contact_Email_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please give an address for our answer.`)
};

const hi_contact_email_required = /** @type {(inputs: Contact_Email_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया जवाब के लिए एक पता दें।`)
};

/**
* | output |
* | --- |
* | "Please give an address for our answer." |
*
* @param {Contact_Email_RequiredInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_email_required = /** @type {((inputs?: Contact_Email_RequiredInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Email_RequiredInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_email_required(inputs)
	return en_contact_email_required(inputs)
});