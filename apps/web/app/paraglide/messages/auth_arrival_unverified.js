/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Arrival_UnverifiedInputs */

const en_auth_arrival_unverified = /** @type {(inputs: Auth_Arrival_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your provider has not confirmed your email address yet.`)
};

const hi_auth_arrival_unverified = /** @type {(inputs: Auth_Arrival_UnverifiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जिस सेवा से आप साइन इन कर रहे हैं, उसने अभी आपके ईमेल पते की पुष्टि नहीं की है।`)
};

/**
* | output |
* | --- |
* | "Your provider has not confirmed your email address yet." |
*
* @param {Auth_Arrival_UnverifiedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_arrival_unverified = /** @type {((inputs?: Auth_Arrival_UnverifiedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Arrival_UnverifiedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_arrival_unverified(inputs)
	return en_auth_arrival_unverified(inputs)
});