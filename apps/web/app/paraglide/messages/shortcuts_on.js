/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcuts_OnInputs */

const en_shortcuts_on = /** @type {(inputs: Shortcuts_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use keyboard shortcuts`)
};

const hi_shortcuts_on = /** @type {(inputs: Shortcuts_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कीबोर्ड शॉर्टकट चालू रखें`)
};

/**
* | output |
* | --- |
* | "Use keyboard shortcuts" |
*
* @param {Shortcuts_OnInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcuts_on = /** @type {((inputs?: Shortcuts_OnInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcuts_OnInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcuts_on(inputs)
	return en_shortcuts_on(inputs)
});