/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_To_Sign_InInputs */

const en_auth_to_sign_in = /** @type {(inputs: Auth_To_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Have an account already?`)
};

const hi_auth_to_sign_in = /** @type {(inputs: Auth_To_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`खाता पहले से है?`)
};

/**
* | output |
* | --- |
* | "Have an account already?" |
*
* @param {Auth_To_Sign_InInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_to_sign_in = /** @type {((inputs?: Auth_To_Sign_InInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_To_Sign_InInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_to_sign_in(inputs)
	return en_auth_to_sign_in(inputs)
});