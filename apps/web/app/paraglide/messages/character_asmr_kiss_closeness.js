/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Asmr_Kiss_ClosenessInputs */

const en_character_asmr_kiss_closeness = /** @type {(inputs: Character_Asmr_Kiss_ClosenessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closeness`)
};

const hi_character_asmr_kiss_closeness = /** @type {(inputs: Character_Asmr_Kiss_ClosenessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नज़दीकी`)
};

/**
* | output |
* | --- |
* | "Closeness" |
*
* @param {Character_Asmr_Kiss_ClosenessInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_asmr_kiss_closeness = /** @type {((inputs?: Character_Asmr_Kiss_ClosenessInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Asmr_Kiss_ClosenessInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_asmr_kiss_closeness(inputs)
	return en_character_asmr_kiss_closeness(inputs)
});