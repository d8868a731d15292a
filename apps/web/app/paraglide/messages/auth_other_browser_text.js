/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Auth_Other_Browser_TextInputs */

const en_auth_other_browser_text = /** @type {(inputs: Auth_Other_Browser_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You asked for this link in another browser. To confirm an account, sign in here. For a new password, open the link in that other browser.`)
};

const hi_auth_other_browser_text = /** @type {(inputs: Auth_Other_Browser_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह लिंक आपने दूसरे ब्राउज़र में माँगा था। खाते की पुष्टि के लिए यहाँ साइन इन करें। नए पासवर्ड के लिए लिंक को उसी दूसरे ब्राउज़र में खोलें।`)
};

/**
* | output |
* | --- |
* | "You asked for this link in another browser. To confirm an account, sign in here. For a new password, open the link in that other browser." |
*
* @param {Auth_Other_Browser_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const auth_other_browser_text = /** @type {((inputs?: Auth_Other_Browser_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Auth_Other_Browser_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_auth_other_browser_text(inputs)
	return en_auth_other_browser_text(inputs)
});