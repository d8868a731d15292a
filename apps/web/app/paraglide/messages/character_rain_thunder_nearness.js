/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Rain_Thunder_NearnessInputs */

const en_character_rain_thunder_nearness = /** @type {(inputs: Character_Rain_Thunder_NearnessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How near`)
};

const hi_character_rain_thunder_nearness = /** @type {(inputs: Character_Rain_Thunder_NearnessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कितनी पास`)
};

/**
* | output |
* | --- |
* | "How near" |
*
* @param {Character_Rain_Thunder_NearnessInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_rain_thunder_nearness = /** @type {((inputs?: Character_Rain_Thunder_NearnessInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Rain_Thunder_NearnessInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_rain_thunder_nearness(inputs)
	return en_character_rain_thunder_nearness(inputs)
});