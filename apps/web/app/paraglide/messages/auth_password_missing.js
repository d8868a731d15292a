/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Password_MissingInputs */

const en_auth_password_missing = /** @type {(inputs: Auth_Password_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a password.`)
};

const hi_auth_password_missing = /** @type {(inputs: Auth_Password_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया पासवर्ड लिखें।`)
};

/**
* | output |
* | --- |
* | "Please enter a password." |
*
* @param {Auth_Password_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_password_missing = /** @type {((inputs?: Auth_Password_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Password_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_password_missing(inputs)
	return en_auth_password_missing(inputs)
});