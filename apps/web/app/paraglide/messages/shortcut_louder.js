/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_LouderInputs */

const en_shortcut_louder = /** @type {(inputs: Shortcut_LouderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Louder`)
};

const hi_shortcut_louder = /** @type {(inputs: Shortcut_LouderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तेज़`)
};

/**
* | output |
* | --- |
* | "Louder" |
*
* @param {Shortcut_LouderInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_louder = /** @type {((inputs?: Shortcut_LouderInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_LouderInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_louder(inputs)
	return en_shortcut_louder(inputs)
});