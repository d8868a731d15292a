/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Asmr_Kiss_PaceInputs */

const en_character_asmr_kiss_pace = /** @type {(inputs: Character_Asmr_Kiss_PaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pace`)
};

const hi_character_asmr_kiss_pace = /** @type {(inputs: Character_Asmr_Kiss_PaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गति`)
};

/**
* | output |
* | --- |
* | "Pace" |
*
* @param {Character_Asmr_Kiss_PaceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_asmr_kiss_pace = /** @type {((inputs?: Character_Asmr_Kiss_PaceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Asmr_Kiss_PaceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_asmr_kiss_pace(inputs)
	return en_character_asmr_kiss_pace(inputs)
});