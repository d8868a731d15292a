/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Auth_Reset_SentInputs */

const en_auth_reset_sent = /** @type {(inputs: Auth_Reset_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`If ${i?.email} has an account here, an email is on its way. Open its link to choose a new password.`)
};

const hi_auth_reset_sent = /** @type {(inputs: Auth_Reset_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`अगर ${i?.email} का यहाँ खाता है, तो ईमेल भेज दिया गया है। नया पासवर्ड चुनने के लिए उसका लिंक खोलें।`)
};

/**
* | output |
* | --- |
* | "If {email} has an account here, an email is on its way. Open its link to choose a new password." |
*
* @param {Auth_Reset_SentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_reset_sent = /** @type {((inputs: Auth_Reset_SentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Reset_SentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_reset_sent(inputs)
	return en_auth_reset_sent(inputs)
});