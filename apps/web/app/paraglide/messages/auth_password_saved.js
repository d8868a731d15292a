/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Password_SavedInputs */

const en_auth_password_saved = /** @type {(inputs: Auth_Password_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your new password is saved`)
};

const hi_auth_password_saved = /** @type {(inputs: Auth_Password_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका नया पासवर्ड सेव हो गया`)
};

/**
* | output |
* | --- |
* | "Your new password is saved" |
*
* @param {Auth_Password_SavedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_password_saved = /** @type {((inputs?: Auth_Password_SavedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Password_SavedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_password_saved(inputs)
	return en_auth_password_saved(inputs)
});