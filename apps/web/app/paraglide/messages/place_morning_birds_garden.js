/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Morning_Birds_GardenInputs */

const en_place_morning_birds_garden = /** @type {(inputs: Place_Morning_Birds_GardenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the garden`)
};

const hi_place_morning_birds_garden = /** @type {(inputs: Place_Morning_Birds_GardenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बग़ीचे में`)
};

/**
* | output |
* | --- |
* | "In the garden" |
*
* @param {Place_Morning_Birds_GardenInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_morning_birds_garden = /** @type {((inputs?: Place_Morning_Birds_GardenInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Morning_Birds_GardenInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_morning_birds_garden(inputs)
	return en_place_morning_birds_garden(inputs)
});