/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Choose_PasswordInputs */

const en_auth_choose_password = /** @type {(inputs: Auth_Choose_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a new password`)
};

const hi_auth_choose_password = /** @type {(inputs: Auth_Choose_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नया पासवर्ड चुनें`)
};

/**
* | output |
* | --- |
* | "Choose a new password" |
*
* @param {Auth_Choose_PasswordInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_choose_password = /** @type {((inputs?: Auth_Choose_PasswordInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Choose_PasswordInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_choose_password(inputs)
	return en_auth_choose_password(inputs)
});