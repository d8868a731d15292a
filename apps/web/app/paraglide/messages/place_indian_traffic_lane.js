/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Indian_Traffic_LaneInputs */

const en_place_indian_traffic_lane = /** @type {(inputs: Place_Indian_Traffic_LaneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a narrow lane`)
};

const hi_place_indian_traffic_lane = /** @type {(inputs: Place_Indian_Traffic_LaneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तंग गली में`)
};

/**
* | output |
* | --- |
* | "In a narrow lane" |
*
* @param {Place_Indian_Traffic_LaneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_indian_traffic_lane = /** @type {((inputs?: Place_Indian_Traffic_LaneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Indian_Traffic_LaneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_indian_traffic_lane(inputs)
	return en_place_indian_traffic_lane(inputs)
});