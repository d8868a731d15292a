/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Failed_TextInputs */

const en_contact_failed_text = /** @type {(inputs: Contact_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everything you wrote is still here. Please try again in a moment.`)
};

const hi_contact_failed_text = /** @type {(inputs: Contact_Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका लिखा सब कुछ अब भी यहाँ है। कृपया थोड़ी देर में फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "Everything you wrote is still here. Please try again in a moment." |
*
* @param {Contact_Failed_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_failed_text = /** @type {((inputs?: Contact_Failed_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Failed_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_failed_text(inputs)
	return en_contact_failed_text(inputs)
});