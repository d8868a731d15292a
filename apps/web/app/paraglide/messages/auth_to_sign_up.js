/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_To_Sign_UpInputs */

const en_auth_to_sign_up = /** @type {(inputs: Auth_To_Sign_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New here?`)
};

const hi_auth_to_sign_up = /** @type {(inputs: Auth_To_Sign_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यहाँ नए हैं?`)
};

/**
* | output |
* | --- |
* | "New here?" |
*
* @param {Auth_To_Sign_UpInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_to_sign_up = /** @type {((inputs?: Auth_To_Sign_UpInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_To_Sign_UpInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_to_sign_up(inputs)
	return en_auth_to_sign_up(inputs)
});