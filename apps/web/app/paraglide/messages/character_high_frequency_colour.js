/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_High_Frequency_ColourInputs */

const en_character_high_frequency_colour = /** @type {(inputs: Character_High_Frequency_ColourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Colour`)
};

const hi_character_high_frequency_colour = /** @type {(inputs: Character_High_Frequency_ColourInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रंगत`)
};

/**
* | output |
* | --- |
* | "Colour" |
*
* @param {Character_High_Frequency_ColourInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_high_frequency_colour = /** @type {((inputs?: Character_High_Frequency_ColourInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_High_Frequency_ColourInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_high_frequency_colour(inputs)
	return en_character_high_frequency_colour(inputs)
});