/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Auth_Resent_TextInputs */

const en_auth_resent_text = /** @type {(inputs: Auth_Resent_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Another email is on its way to ${i?.email}.`)
};

const hi_auth_resent_text = /** @type {(inputs: Auth_Resent_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.email} पर एक और ईमेल भेज दिया गया है।`)
};

/**
* | output |
* | --- |
* | "Another email is on its way to {email}." |
*
* @param {Auth_Resent_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_resent_text = /** @type {((inputs: Auth_Resent_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Resent_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_resent_text(inputs)
	return en_auth_resent_text(inputs)
});