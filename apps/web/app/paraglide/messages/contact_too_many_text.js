/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Too_Many_TextInputs */

const en_contact_too_many_text = /** @type {(inputs: Contact_Too_Many_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Several messages came from your network in a short time. Yours is still here: please try again in a few minutes.`)
};

const hi_contact_too_many_text = /** @type {(inputs: Contact_Too_Many_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके नेटवर्क से थोड़ी देर में कई संदेश आए। आपका संदेश अब भी यहाँ है: कृपया कुछ मिनट बाद फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "Several messages came from your network in a short time. Yours is still here: please try again in a few minutes." |
*
* @param {Contact_Too_Many_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_too_many_text = /** @type {((inputs?: Contact_Too_Many_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Too_Many_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_too_many_text(inputs)
	return en_contact_too_many_text(inputs)
});