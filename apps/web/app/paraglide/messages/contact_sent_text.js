/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Sent_TextInputs */

const en_contact_sent_text = /** @type {(inputs: Contact_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you for reaching out. We'll get back to you soon.`)
};

const hi_contact_sent_text = /** @type {(inputs: Contact_Sent_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमें लिखने के लिए शुक्रिया। हम जल्द जवाब देंगे।`)
};

/**
* | output |
* | --- |
* | "Thank you for reaching out. We'll get back to you soon." |
*
* @param {Contact_Sent_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_sent_text = /** @type {((inputs?: Contact_Sent_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Sent_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_sent_text(inputs)
	return en_contact_sent_text(inputs)
});