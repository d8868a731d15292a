/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Arrival_No_Sign_UpsInputs */

const en_auth_arrival_no_sign_ups = /** @type {(inputs: Auth_Arrival_No_Sign_UpsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This site takes no new accounts.`)
};

const hi_auth_arrival_no_sign_ups = /** @type {(inputs: Auth_Arrival_No_Sign_UpsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह साइट नए खाते नहीं लेती।`)
};

/**
* | output |
* | --- |
* | "This site takes no new accounts." |
*
* @param {Auth_Arrival_No_Sign_UpsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_arrival_no_sign_ups = /** @type {((inputs?: Auth_Arrival_No_Sign_UpsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Arrival_No_Sign_UpsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_arrival_no_sign_ups(inputs)
	return en_auth_arrival_no_sign_ups(inputs)
});