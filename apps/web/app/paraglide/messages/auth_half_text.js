/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Half_TextInputs */

const en_auth_half_text = /** @type {(inputs: Auth_Half_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Now confirm in the email that we sent to your other address.`)
};

const hi_auth_half_text = /** @type {(inputs: Auth_Half_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अब उस ईमेल से पुष्टि करें जो हमने आपके दूसरे पते पर भेजा है।`)
};

/**
* | output |
* | --- |
* | "Now confirm in the email that we sent to your other address." |
*
* @param {Auth_Half_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_half_text = /** @type {((inputs?: Auth_Half_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Half_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_half_text(inputs)
	return en_auth_half_text(inputs)
});