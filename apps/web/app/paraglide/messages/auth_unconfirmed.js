/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_UnconfirmedInputs */

const en_auth_unconfirmed = /** @type {(inputs: Auth_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have not confirmed your address yet. Use the link or the code in the email, or have it sent again.`)
};

const hi_auth_unconfirmed = /** @type {(inputs: Auth_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपने अभी अपने पते की पुष्टि नहीं की है। ईमेल का लिंक या कोड इस्तेमाल करें, या ईमेल फिर से मँगवाएँ।`)
};

/**
* | output |
* | --- |
* | "You have not confirmed your address yet. Use the link or the code in the email, or have it sent again." |
*
* @param {Auth_UnconfirmedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_unconfirmed = /** @type {((inputs?: Auth_UnconfirmedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_UnconfirmedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_unconfirmed(inputs)
	return en_auth_unconfirmed(inputs)
});