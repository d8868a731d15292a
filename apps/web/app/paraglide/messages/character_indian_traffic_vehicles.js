/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Indian_Traffic_VehiclesInputs */

const en_character_indian_traffic_vehicles = /** @type {(inputs: Character_Indian_Traffic_VehiclesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vehicles`)
};

const hi_character_indian_traffic_vehicles = /** @type {(inputs: Character_Indian_Traffic_VehiclesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गाड़ियाँ`)
};

/**
* | output |
* | --- |
* | "Vehicles" |
*
* @param {Character_Indian_Traffic_VehiclesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_indian_traffic_vehicles = /** @type {((inputs?: Character_Indian_Traffic_VehiclesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Indian_Traffic_VehiclesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_indian_traffic_vehicles(inputs)
	return en_character_indian_traffic_vehicles(inputs)
});