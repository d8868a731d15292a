/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Email_AddressInputs */

const en_refusal_email_address = /** @type {(inputs: Refusal_Email_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unable to validate email address: invalid format`)
};

const hi_refusal_email_address = /** @type {(inputs: Refusal_Email_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह ईमेल पता ठीक नहीं लगता।`)
};

/**
* | output |
* | --- |
* | "Unable to validate email address: invalid format" |
*
* @param {Refusal_Email_AddressInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_email_address = /** @type {((inputs?: Refusal_Email_AddressInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Email_AddressInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_email_address(inputs)
	return en_refusal_email_address(inputs)
});