/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Sea_Waves_RhythmInputs */

const en_character_sea_waves_rhythm = /** @type {(inputs: Character_Sea_Waves_RhythmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rhythm`)
};

const hi_character_sea_waves_rhythm = /** @type {(inputs: Character_Sea_Waves_RhythmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लय`)
};

/**
* | output |
* | --- |
* | "Rhythm" |
*
* @param {Character_Sea_Waves_RhythmInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_sea_waves_rhythm = /** @type {((inputs?: Character_Sea_Waves_RhythmInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Sea_Waves_RhythmInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_sea_waves_rhythm(inputs)
	return en_character_sea_waves_rhythm(inputs)
});