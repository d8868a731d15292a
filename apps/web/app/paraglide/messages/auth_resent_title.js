/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Resent_TitleInputs */

const en_auth_resent_title = /** @type {(inputs: Auth_Resent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sent again`)
};

const hi_auth_resent_title = /** @type {(inputs: Auth_Resent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फिर से भेज दिया गया`)
};

/**
* | output |
* | --- |
* | "Sent again" |
*
* @param {Auth_Resent_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_resent_title = /** @type {((inputs?: Auth_Resent_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Resent_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_resent_title(inputs)
	return en_auth_resent_title(inputs)
});