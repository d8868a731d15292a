/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Send_ResetInputs */

const en_auth_send_reset = /** @type {(inputs: Auth_Send_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send Reset Link`)
};

const hi_auth_send_reset = /** @type {(inputs: Auth_Send_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रीसेट लिंक भेजें`)
};

/**
* | output |
* | --- |
* | "Send Reset Link" |
*
* @param {Auth_Send_ResetInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_send_reset = /** @type {((inputs?: Auth_Send_ResetInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Send_ResetInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_send_reset(inputs)
	return en_auth_send_reset(inputs)
});