/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_High_Frequency_DropsInputs */

const en_character_high_frequency_drops = /** @type {(inputs: Character_High_Frequency_DropsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Drops`)
};

const hi_character_high_frequency_drops = /** @type {(inputs: Character_High_Frequency_DropsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बूँदें`)
};

/**
* | output |
* | --- |
* | "Drops" |
*
* @param {Character_High_Frequency_DropsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_high_frequency_drops = /** @type {((inputs?: Character_High_Frequency_DropsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_High_Frequency_DropsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_high_frequency_drops(inputs)
	return en_character_high_frequency_drops(inputs)
});