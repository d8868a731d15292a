/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_PrivacyInputs */

const en_contact_privacy = /** @type {(inputs: Contact_PrivacyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We use your address to answer you and for nothing else.`)
};

const hi_contact_privacy = /** @type {(inputs: Contact_PrivacyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका पता हम सिर्फ़ जवाब देने के लिए इस्तेमाल करते हैं।`)
};

/**
* | output |
* | --- |
* | "We use your address to answer you and for nothing else." |
*
* @param {Contact_PrivacyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_privacy = /** @type {((inputs?: Contact_PrivacyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_PrivacyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_privacy(inputs)
	return en_contact_privacy(inputs)
});