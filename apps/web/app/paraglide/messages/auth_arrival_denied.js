/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Arrival_DeniedInputs */

const en_auth_arrival_denied = /** @type {(inputs: Auth_Arrival_DeniedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The sign-in was refused or cancelled.`)
};

const hi_auth_arrival_denied = /** @type {(inputs: Auth_Arrival_DeniedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`साइन इन की इजाज़त नहीं मिली, या उसे रद्द कर दिया गया।`)
};

/**
* | output |
* | --- |
* | "The sign-in was refused or cancelled." |
*
* @param {Auth_Arrival_DeniedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_arrival_denied = /** @type {((inputs?: Auth_Arrival_DeniedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Arrival_DeniedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_arrival_denied(inputs)
	return en_auth_arrival_denied(inputs)
});