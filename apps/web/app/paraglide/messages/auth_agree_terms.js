/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Agree_TermsInputs */

const en_auth_agree_terms = /** @type {(inputs: Auth_Agree_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`terms`)
};

const hi_auth_agree_terms = /** @type {(inputs: Auth_Agree_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शर्तें`)
};

/**
* | output |
* | --- |
* | "terms" |
*
* @param {Auth_Agree_TermsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_agree_terms = /** @type {((inputs?: Auth_Agree_TermsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Agree_TermsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_agree_terms(inputs)
	return en_auth_agree_terms(inputs)
});