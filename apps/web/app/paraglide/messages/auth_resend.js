/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_ResendInputs */

const en_auth_resend = /** @type {(inputs: Auth_ResendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send the email again`)
};

const hi_auth_resend = /** @type {(inputs: Auth_ResendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल फिर से भेजें`)
};

/**
* | output |
* | --- |
* | "Send the email again" |
*
* @param {Auth_ResendInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_resend = /** @type {((inputs?: Auth_ResendInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_ResendInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_resend(inputs)
	return en_auth_resend(inputs)
});