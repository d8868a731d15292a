/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Morning_Birds_VillageInputs */

const en_place_morning_birds_village = /** @type {(inputs: Place_Morning_Birds_VillageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the village`)
};

const hi_place_morning_birds_village = /** @type {(inputs: Place_Morning_Birds_VillageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गाँव में`)
};

/**
* | output |
* | --- |
* | "In the village" |
*
* @param {Place_Morning_Birds_VillageInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_morning_birds_village = /** @type {((inputs?: Place_Morning_Birds_VillageInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Morning_Birds_VillageInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_morning_birds_village(inputs)
	return en_place_morning_birds_village(inputs)
});