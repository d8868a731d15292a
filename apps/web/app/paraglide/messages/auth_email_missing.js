/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Email_MissingInputs */

const en_auth_email_missing = /** @type {(inputs: Auth_Email_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter your email address.`)
};

const hi_auth_email_missing = /** @type {(inputs: Auth_Email_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया अपना ईमेल पता लिखें।`)
};

/**
* | output |
* | --- |
* | "Please enter your email address." |
*
* @param {Auth_Email_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_email_missing = /** @type {((inputs?: Auth_Email_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Email_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_email_missing(inputs)
	return en_auth_email_missing(inputs)
});