/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Dock_UnfoldInputs */

const en_dock_unfold = /** @type {(inputs: Dock_UnfoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unfold mix`)
};

const hi_dock_unfold = /** @type {(inputs: Dock_UnfoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स फैलाएँ`)
};

/**
* | output |
* | --- |
* | "Unfold mix" |
*
* @param {Dock_UnfoldInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const dock_unfold = /** @type {((inputs?: Dock_UnfoldInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Dock_UnfoldInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_dock_unfold(inputs)
	return en_dock_unfold(inputs)
});