/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Rain_Near_DropsInputs */

const en_character_rain_near_drops = /** @type {(inputs: Character_Rain_Near_DropsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Near drops`)
};

const hi_character_rain_near_drops = /** @type {(inputs: Character_Rain_Near_DropsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पास की बूँदें`)
};

/**
* | output |
* | --- |
* | "Near drops" |
*
* @param {Character_Rain_Near_DropsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_rain_near_drops = /** @type {((inputs?: Character_Rain_Near_DropsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Rain_Near_DropsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_rain_near_drops(inputs)
	return en_character_rain_near_drops(inputs)
});