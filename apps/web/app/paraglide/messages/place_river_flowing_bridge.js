/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_River_Flowing_BridgeInputs */

const en_place_river_flowing_bridge = /** @type {(inputs: Place_River_Flowing_BridgeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Under a bridge`)
};

const hi_place_river_flowing_bridge = /** @type {(inputs: Place_River_Flowing_BridgeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पुल के नीचे`)
};

/**
* | output |
* | --- |
* | "Under a bridge" |
*
* @param {Place_River_Flowing_BridgeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_river_flowing_bridge = /** @type {((inputs?: Place_River_Flowing_BridgeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_River_Flowing_BridgeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_river_flowing_bridge(inputs)
	return en_place_river_flowing_bridge(inputs)
});