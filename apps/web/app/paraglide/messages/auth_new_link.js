/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_New_LinkInputs */

const en_auth_new_link = /** @type {(inputs: Auth_New_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Get a new link`)
};

const hi_auth_new_link = /** @type {(inputs: Auth_New_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नया लिंक लें`)
};

/**
* | output |
* | --- |
* | "Get a new link" |
*
* @param {Auth_New_LinkInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_new_link = /** @type {((inputs?: Auth_New_LinkInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_New_LinkInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_new_link(inputs)
	return en_auth_new_link(inputs)
});