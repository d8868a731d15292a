/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Morning_Birds_BirdsInputs */

const en_character_morning_birds_birds = /** @type {(inputs: Character_Morning_Birds_BirdsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How many`)
};

const hi_character_morning_birds_birds = /** @type {(inputs: Character_Morning_Birds_BirdsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कितने पंछी`)
};

/**
* | output |
* | --- |
* | "How many" |
*
* @param {Character_Morning_Birds_BirdsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_morning_birds_birds = /** @type {((inputs?: Character_Morning_Birds_BirdsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Morning_Birds_BirdsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_morning_birds_birds(inputs)
	return en_character_morning_birds_birds(inputs)
});