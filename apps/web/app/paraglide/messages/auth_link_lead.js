/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Link_LeadInputs */

const en_auth_link_lead = /** @type {(inputs: Auth_Link_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We send you a link and a code that sign you in without a password. They also confirm an address that you have not confirmed yet.`)
};

const hi_auth_link_lead = /** @type {(inputs: Auth_Link_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हम आपको एक लिंक और एक कोड भेजते हैं, जिनसे बिना पासवर्ड साइन इन हो जाता है। जिस पते की पुष्टि नहीं हुई है, उसकी पुष्टि भी इन्हीं से हो जाती है।`)
};

/**
* | output |
* | --- |
* | "We send you a link and a code that sign you in without a password. They also confirm an address that you have not confirmed yet." |
*
* @param {Auth_Link_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_link_lead = /** @type {((inputs?: Auth_Link_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Link_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_link_lead(inputs)
	return en_auth_link_lead(inputs)
});