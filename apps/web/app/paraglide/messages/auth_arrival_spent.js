/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Arrival_SpentInputs */

const en_auth_arrival_spent = /** @type {(inputs: Auth_Arrival_SpentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email link is invalid or has expired`)
};

const hi_auth_arrival_spent = /** @type {(inputs: Auth_Arrival_SpentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल का लिंक ग़लत है या उसका समय निकल गया है`)
};

/**
* | output |
* | --- |
* | "Email link is invalid or has expired" |
*
* @param {Auth_Arrival_SpentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_arrival_spent = /** @type {((inputs?: Auth_Arrival_SpentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Arrival_SpentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_arrival_spent(inputs)
	return en_auth_arrival_spent(inputs)
});