/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Too_Many_EmailsInputs */

const en_refusal_too_many_emails = /** @type {(inputs: Refusal_Too_Many_EmailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too many emails in a short time. Please try again in ten minutes.`)
};

const hi_refusal_too_many_emails = /** @type {(inputs: Refusal_Too_Many_EmailsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`थोड़ी देर में बहुत ज़्यादा ईमेल भेजे जा चुके हैं। कृपया दस मिनट बाद फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "Too many emails in a short time. Please try again in ten minutes." |
*
* @param {Refusal_Too_Many_EmailsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_too_many_emails = /** @type {((inputs?: Refusal_Too_Many_EmailsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Too_Many_EmailsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_too_many_emails(inputs)
	return en_refusal_too_many_emails(inputs)
});