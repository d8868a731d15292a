/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Email_TakenInputs */

const en_refusal_email_taken = /** @type {(inputs: Refusal_Email_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A user with this email address has already been registered`)
};

const hi_refusal_email_taken = /** @type {(inputs: Refusal_Email_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस ईमेल से एक खाता पहले से है।`)
};

/**
* | output |
* | --- |
* | "A user with this email address has already been registered" |
*
* @param {Refusal_Email_TakenInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_email_taken = /** @type {((inputs?: Refusal_Email_TakenInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Email_TakenInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_email_taken(inputs)
	return en_refusal_email_taken(inputs)
});