/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Name_RequiredInputs */

const en_contact_name_required = /** @type {(inputs: Contact_Name_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please tell us what to call you.`)
};

const hi_contact_name_required = /** @type {(inputs: Contact_Name_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया बताएँ कि हम आपको क्या कहकर पुकारें।`)
};

/**
* | output |
* | --- |
* | "Please tell us what to call you." |
*
* @param {Contact_Name_RequiredInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_name_required = /** @type {((inputs?: Contact_Name_RequiredInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Name_RequiredInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_name_required(inputs)
	return en_contact_name_required(inputs)
});