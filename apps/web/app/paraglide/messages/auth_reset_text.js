/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Reset_TextInputs */

const en_auth_reset_text = /** @type {(inputs: Auth_Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your email for password reset instructions.`)
};

const hi_auth_reset_text = /** @type {(inputs: Auth_Reset_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासवर्ड रीसेट करने का तरीक़ा जानने के लिए अपना ईमेल देखें।`)
};

/**
* | output |
* | --- |
* | "Check your email for password reset instructions." |
*
* @param {Auth_Reset_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_reset_text = /** @type {((inputs?: Auth_Reset_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Reset_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_reset_text(inputs)
	return en_auth_reset_text(inputs)
});