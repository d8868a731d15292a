/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Confirm_TextInputs */

const en_auth_confirm_text = /** @type {(inputs: Auth_Confirm_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your email to confirm your account.`)
};

const hi_auth_confirm_text = /** @type {(inputs: Auth_Confirm_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपने खाते की पुष्टि के लिए अपना ईमेल देखें।`)
};

/**
* | output |
* | --- |
* | "Check your email to confirm your account." |
*
* @param {Auth_Confirm_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_confirm_text = /** @type {((inputs?: Auth_Confirm_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Confirm_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_confirm_text(inputs)
	return en_auth_confirm_text(inputs)
});