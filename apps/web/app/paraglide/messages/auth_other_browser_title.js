/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Other_Browser_TitleInputs */

const en_auth_other_browser_title = /** @type {(inputs: Auth_Other_Browser_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please sign in`)
};

const hi_auth_other_browser_title = /** @type {(inputs: Auth_Other_Browser_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया साइन इन करें`)
};

/**
* | output |
* | --- |
* | "Please sign in" |
*
* @param {Auth_Other_Browser_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_other_browser_title = /** @type {((inputs?: Auth_Other_Browser_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Other_Browser_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_other_browser_title(inputs)
	return en_auth_other_browser_title(inputs)
});