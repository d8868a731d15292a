/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Auth_Confirm_SentInputs */

const en_auth_confirm_sent = /** @type {(inputs: Auth_Confirm_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We sent a link to ${i?.email}. Open it to confirm your account.`)
};

const hi_auth_confirm_sent = /** @type {(inputs: Auth_Confirm_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`हमने ${i?.email} पर लिंक भेजा है। अपने खाते की पुष्टि के लिए उसे खोलें।`)
};

/**
* | output |
* | --- |
* | "We sent a link to {email}. Open it to confirm your account." |
*
* @param {Auth_Confirm_SentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_confirm_sent = /** @type {((inputs: Auth_Confirm_SentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Confirm_SentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_confirm_sent(inputs)
	return en_auth_confirm_sent(inputs)
});