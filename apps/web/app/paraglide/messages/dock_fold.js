/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Dock_FoldInputs */

const en_dock_fold = /** @type {(inputs: Dock_FoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fold mix`)
};

const hi_dock_fold = /** @type {(inputs: Dock_FoldInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स समेटें`)
};

/**
* | output |
* | --- |
* | "Fold mix" |
*
* @param {Dock_FoldInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const dock_fold = /** @type {((inputs?: Dock_FoldInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Dock_FoldInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_dock_fold(inputs)
	return en_dock_fold(inputs)
});