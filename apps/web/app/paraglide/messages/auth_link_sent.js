/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Auth_Link_SentInputs */

const en_auth_link_sent = /** @type {(inputs: Auth_Link_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`If ${i?.email} has an account here, an email with a link is on its way.`)
};

const hi_auth_link_sent = /** @type {(inputs: Auth_Link_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`अगर ${i?.email} का यहाँ खाता है, तो लिंक वाला ईमेल भेज दिया गया है।`)
};

/**
* | output |
* | --- |
* | "If {email} has an account here, an email with a link is on its way." |
*
* @param {Auth_Link_SentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_link_sent = /** @type {((inputs: Auth_Link_SentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Link_SentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_link_sent(inputs)
	return en_auth_link_sent(inputs)
});