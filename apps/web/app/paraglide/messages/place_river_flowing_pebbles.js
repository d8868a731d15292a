/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_River_Flowing_PebblesInputs */

const en_place_river_flowing_pebbles = /** @type {(inputs: Place_River_Flowing_PebblesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Over pebbles`)
};

const hi_place_river_flowing_pebbles = /** @type {(inputs: Place_River_Flowing_PebblesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कंकड़ों पर`)
};

/**
* | output |
* | --- |
* | "Over pebbles" |
*
* @param {Place_River_Flowing_PebblesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_river_flowing_pebbles = /** @type {((inputs?: Place_River_Flowing_PebblesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_River_Flowing_PebblesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_river_flowing_pebbles(inputs)
	return en_place_river_flowing_pebbles(inputs)
});