/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Breeze_TreesInputs */

const en_place_breeze_trees = /** @type {(inputs: Place_Breeze_TreesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In tall trees`)
};

const hi_place_breeze_trees = /** @type {(inputs: Place_Breeze_TreesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऊँचे पेड़ों में`)
};

/**
* | output |
* | --- |
* | "In tall trees" |
*
* @param {Place_Breeze_TreesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_breeze_trees = /** @type {((inputs?: Place_Breeze_TreesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Breeze_TreesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_breeze_trees(inputs)
	return en_place_breeze_trees(inputs)
});