/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Success_TitleInputs */

const en_auth_success_title = /** @type {(inputs: Auth_Success_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Success`)
};

const hi_auth_success_title = /** @type {(inputs: Auth_Success_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हो गया`)
};

/**
* | output |
* | --- |
* | "Success" |
*
* @param {Auth_Success_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_success_title = /** @type {((inputs?: Auth_Success_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Success_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_success_title(inputs)
	return en_auth_success_title(inputs)
});