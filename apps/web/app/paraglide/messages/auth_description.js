/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_DescriptionInputs */

const en_auth_description = /** @type {(inputs: Auth_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in to Dhvani to keep a mix and to add your own sounds.`)
};

const hi_auth_description = /** @type {(inputs: Auth_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स सेव करने और अपनी आवाज़ें जोड़ने के लिए ध्वनि में साइन इन करें।`)
};

/**
* | output |
* | --- |
* | "Sign in to Dhvani to keep a mix and to add your own sounds." |
*
* @param {Auth_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_description = /** @type {((inputs?: Auth_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_description(inputs)
	return en_auth_description(inputs)
});