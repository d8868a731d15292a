/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Confirm_HeadingInputs */

const en_auth_confirm_heading = /** @type {(inputs: Auth_Confirm_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Confirm your email`)
};

const hi_auth_confirm_heading = /** @type {(inputs: Auth_Confirm_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपने ईमेल की पुष्टि करें`)
};

/**
* | output |
* | --- |
* | "Confirm your email" |
*
* @param {Auth_Confirm_HeadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_confirm_heading = /** @type {((inputs?: Auth_Confirm_HeadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Confirm_HeadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_confirm_heading(inputs)
	return en_auth_confirm_heading(inputs)
});