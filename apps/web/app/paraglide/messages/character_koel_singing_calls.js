/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Koel_Singing_CallsInputs */

const en_character_koel_singing_calls = /** @type {(inputs: Character_Koel_Singing_CallsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How often`)
};

const hi_character_koel_singing_calls = /** @type {(inputs: Character_Koel_Singing_CallsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कितनी बार`)
};

/**
* | output |
* | --- |
* | "How often" |
*
* @param {Character_Koel_Singing_CallsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_koel_singing_calls = /** @type {((inputs?: Character_Koel_Singing_CallsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Koel_Singing_CallsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_koel_singing_calls(inputs)
	return en_character_koel_singing_calls(inputs)
});