/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Rain_Thunder_FrequencyInputs */

const en_character_rain_thunder_frequency = /** @type {(inputs: Character_Rain_Thunder_FrequencyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How often`)
};

const hi_character_rain_thunder_frequency = /** @type {(inputs: Character_Rain_Thunder_FrequencyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कितनी बार`)
};

/**
* | output |
* | --- |
* | "How often" |
*
* @param {Character_Rain_Thunder_FrequencyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_rain_thunder_frequency = /** @type {((inputs?: Character_Rain_Thunder_FrequencyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Rain_Thunder_FrequencyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_rain_thunder_frequency(inputs)
	return en_character_rain_thunder_frequency(inputs)
});