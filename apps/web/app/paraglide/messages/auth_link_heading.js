/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Link_HeadingInputs */

const en_auth_link_heading = /** @type {(inputs: Auth_Link_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in by email`)
};

const hi_auth_link_heading = /** @type {(inputs: Auth_Link_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल से साइन इन करें`)
};

/**
* | output |
* | --- |
* | "Sign in by email" |
*
* @param {Auth_Link_HeadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_link_heading = /** @type {((inputs?: Auth_Link_HeadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Link_HeadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_link_heading(inputs)
	return en_auth_link_heading(inputs)
});