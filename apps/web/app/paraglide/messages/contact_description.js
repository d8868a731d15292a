/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_DescriptionInputs */

const en_contact_description = /** @type {(inputs: Contact_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write to the people who run Dhvani: questions, a sound that you miss, something that does not work.`)
};

const hi_contact_description = /** @type {(inputs: Contact_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि चलाने वाले लोगों को लिखें: कोई सवाल, कोई आवाज़ जिसकी कमी लगती है, या कुछ जो काम नहीं करता।`)
};

/**
* | output |
* | --- |
* | "Write to the people who run Dhvani: questions, a sound that you miss, something that does not work." |
*
* @param {Contact_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_description = /** @type {((inputs?: Contact_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_description(inputs)
	return en_contact_description(inputs)
});