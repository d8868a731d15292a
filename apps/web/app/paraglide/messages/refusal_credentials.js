/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_CredentialsInputs */

const en_refusal_credentials = /** @type {(inputs: Refusal_CredentialsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invalid login credentials`)
};

const hi_refusal_credentials = /** @type {(inputs: Refusal_CredentialsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल या पासवर्ड ग़लत है।`)
};

/**
* | output |
* | --- |
* | "Invalid login credentials" |
*
* @param {Refusal_CredentialsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_credentials = /** @type {((inputs?: Refusal_CredentialsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_CredentialsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_credentials(inputs)
	return en_refusal_credentials(inputs)
});