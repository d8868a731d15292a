/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Koel_Singing_Mango_TreesInputs */

const en_place_koel_singing_mango_trees = /** @type {(inputs: Place_Koel_Singing_Mango_TreesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the mango trees`)
};

const hi_place_koel_singing_mango_trees = /** @type {(inputs: Place_Koel_Singing_Mango_TreesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आम के पेड़ों में`)
};

/**
* | output |
* | --- |
* | "In the mango trees" |
*
* @param {Place_Koel_Singing_Mango_TreesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_koel_singing_mango_trees = /** @type {((inputs?: Place_Koel_Singing_Mango_TreesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Koel_Singing_Mango_TreesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_koel_singing_mango_trees(inputs)
	return en_place_koel_singing_mango_trees(inputs)
});