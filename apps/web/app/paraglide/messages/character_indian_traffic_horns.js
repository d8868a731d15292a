/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Indian_Traffic_HornsInputs */

const en_character_indian_traffic_horns = /** @type {(inputs: Character_Indian_Traffic_HornsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Horns`)
};

const hi_character_indian_traffic_horns = /** @type {(inputs: Character_Indian_Traffic_HornsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हॉर्न`)
};

/**
* | output |
* | --- |
* | "Horns" |
*
* @param {Character_Indian_Traffic_HornsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_indian_traffic_horns = /** @type {((inputs?: Character_Indian_Traffic_HornsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Indian_Traffic_HornsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_indian_traffic_horns(inputs)
	return en_character_indian_traffic_horns(inputs)
});