/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_TrapInputs */

const en_contact_trap = /** @type {(inputs: Contact_TrapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leave this empty`)
};

const hi_contact_trap = /** @type {(inputs: Contact_TrapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसे ख़ाली छोड़ दें`)
};

/**
* | output |
* | --- |
* | "Leave this empty" |
*
* @param {Contact_TrapInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const contact_trap = /** @type {((inputs?: Contact_TrapInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_TrapInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_contact_trap(inputs)
	return en_contact_trap(inputs)
});