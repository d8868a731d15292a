/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Sea_Waves_HeightInputs */

const en_character_sea_waves_height = /** @type {(inputs: Character_Sea_Waves_HeightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Height`)
};

const hi_character_sea_waves_height = /** @type {(inputs: Character_Sea_Waves_HeightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऊँचाई`)
};

/**
* | output |
* | --- |
* | "Height" |
*
* @param {Character_Sea_Waves_HeightInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_sea_waves_height = /** @type {((inputs?: Character_Sea_Waves_HeightInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Sea_Waves_HeightInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_sea_waves_height(inputs)
	return en_character_sea_waves_height(inputs)
});