/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_GoogleInputs */

const en_auth_google = /** @type {(inputs: Auth_GoogleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue with Google`)
};

const hi_auth_google = /** @type {(inputs: Auth_GoogleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गूगल के साथ जारी रखें`)
};

/**
* | output |
* | --- |
* | "Continue with Google" |
*
* @param {Auth_GoogleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_google = /** @type {((inputs?: Auth_GoogleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_GoogleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_google(inputs)
	return en_auth_google(inputs)
});