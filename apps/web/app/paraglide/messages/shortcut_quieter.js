/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_QuieterInputs */

const en_shortcut_quieter = /** @type {(inputs: Shortcut_QuieterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quieter`)
};

const hi_shortcut_quieter = /** @type {(inputs: Shortcut_QuieterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`धीमा`)
};

/**
* | output |
* | --- |
* | "Quieter" |
*
* @param {Shortcut_QuieterInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_quieter = /** @type {((inputs?: Shortcut_QuieterInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_QuieterInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_quieter(inputs)
	return en_shortcut_quieter(inputs)
});