/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Half_TitleInputs */

const en_auth_half_title = /** @type {(inputs: Auth_Half_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One more confirmation`)
};

const hi_auth_half_title = /** @type {(inputs: Auth_Half_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एक पुष्टि और`)
};

/**
* | output |
* | --- |
* | "One more confirmation" |
*
* @param {Auth_Half_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_half_title = /** @type {((inputs?: Auth_Half_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Half_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_half_title(inputs)
	return en_auth_half_title(inputs)
});