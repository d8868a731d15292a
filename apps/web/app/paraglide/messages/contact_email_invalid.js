/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Email_InvalidInputs */

const en_contact_email_invalid = /** @type {(inputs: Contact_Email_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This does not look like an email address.`)
};

const hi_contact_email_invalid = /** @type {(inputs: Contact_Email_InvalidInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह ईमेल पता नहीं लगता।`)
};

/**
* | output |
* | --- |
* | "This does not look like an email address." |
*
* @param {Contact_Email_InvalidInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_email_invalid = /** @type {((inputs?: Contact_Email_InvalidInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Email_InvalidInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_email_invalid(inputs)
	return en_contact_email_invalid(inputs)
});