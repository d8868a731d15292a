/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Rain_Thunder_RainInputs */

const en_character_rain_thunder_rain = /** @type {(inputs: Character_Rain_Thunder_RainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rain`)
};

const hi_character_rain_thunder_rain = /** @type {(inputs: Character_Rain_Thunder_RainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बारिश`)
};

/**
* | output |
* | --- |
* | "Rain" |
*
* @param {Character_Rain_Thunder_RainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_rain_thunder_rain = /** @type {((inputs?: Character_Rain_Thunder_RainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Rain_Thunder_RainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_rain_thunder_rain(inputs)
	return en_character_rain_thunder_rain(inputs)
});