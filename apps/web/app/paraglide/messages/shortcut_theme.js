/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_ThemeInputs */

const en_shortcut_theme = /** @type {(inputs: Shortcut_ThemeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Light or dark`)
};

const hi_shortcut_theme = /** @type {(inputs: Shortcut_ThemeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लाइट या डार्क`)
};

/**
* | output |
* | --- |
* | "Light or dark" |
*
* @param {Shortcut_ThemeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_theme = /** @type {((inputs?: Shortcut_ThemeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_ThemeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_theme(inputs)
	return en_shortcut_theme(inputs)
});