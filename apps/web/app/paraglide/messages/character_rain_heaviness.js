/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Rain_HeavinessInputs */

const en_character_rain_heaviness = /** @type {(inputs: Character_Rain_HeavinessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heaviness`)
};

const hi_character_rain_heaviness = /** @type {(inputs: Character_Rain_HeavinessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कितनी तेज़`)
};

/**
* | output |
* | --- |
* | "Heaviness" |
*
* @param {Character_Rain_HeavinessInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_rain_heaviness = /** @type {((inputs?: Character_Rain_HeavinessInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Rain_HeavinessInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_rain_heaviness(inputs)
	return en_character_rain_heaviness(inputs)
});