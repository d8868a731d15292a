/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Rain_Thunder_Tin_RoofInputs */

const en_place_rain_thunder_tin_roof = /** @type {(inputs: Place_Rain_Thunder_Tin_RoofInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Under a tin roof`)
};

const hi_place_rain_thunder_tin_roof = /** @type {(inputs: Place_Rain_Thunder_Tin_RoofInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`टीन की छत के नीचे`)
};

/**
* | output |
* | --- |
* | "Under a tin roof" |
*
* @param {Place_Rain_Thunder_Tin_RoofInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_rain_thunder_tin_roof = /** @type {((inputs?: Place_Rain_Thunder_Tin_RoofInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Rain_Thunder_Tin_RoofInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_rain_thunder_tin_roof(inputs)
	return en_place_rain_thunder_tin_roof(inputs)
});