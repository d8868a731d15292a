/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_EscapeInputs */

const en_shortcut_escape = /** @type {(inputs: Shortcut_EscapeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Close a dialog, put a loop back`)
};

const hi_shortcut_escape = /** @type {(inputs: Shortcut_EscapeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`डायलॉग बंद करें, लूप वापस रखें`)
};

/**
* | output |
* | --- |
* | "Close a dialog, put a loop back" |
*
* @param {Shortcut_EscapeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_escape = /** @type {((inputs?: Shortcut_EscapeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_EscapeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_escape(inputs)
	return en_shortcut_escape(inputs)
});