/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Name_MissingInputs */

const en_auth_name_missing = /** @type {(inputs: Auth_Name_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please tell us your name.`)
};

const hi_auth_name_missing = /** @type {(inputs: Auth_Name_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया अपना नाम बताएँ।`)
};

/**
* | output |
* | --- |
* | "Please tell us your name." |
*
* @param {Auth_Name_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_name_missing = /** @type {((inputs?: Auth_Name_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Name_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_name_missing(inputs)
	return en_auth_name_missing(inputs)
});