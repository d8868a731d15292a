/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_River_Flowing_WeirInputs */

const en_place_river_flowing_weir = /** @type {(inputs: Place_River_Flowing_WeirInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Below a weir`)
};

const hi_place_river_flowing_weir = /** @type {(inputs: Place_River_Flowing_WeirInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बाँध के नीचे`)
};

/**
* | output |
* | --- |
* | "Below a weir" |
*
* @param {Place_River_Flowing_WeirInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_river_flowing_weir = /** @type {((inputs?: Place_River_Flowing_WeirInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_River_Flowing_WeirInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_river_flowing_weir(inputs)
	return en_place_river_flowing_weir(inputs)
});