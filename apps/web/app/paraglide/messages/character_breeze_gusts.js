/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Breeze_GustsInputs */

const en_character_breeze_gusts = /** @type {(inputs: Character_Breeze_GustsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gusts`)
};

const hi_character_breeze_gusts = /** @type {(inputs: Character_Breeze_GustsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`झोंके`)
};

/**
* | output |
* | --- |
* | "Gusts" |
*
* @param {Character_Breeze_GustsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_breeze_gusts = /** @type {((inputs?: Character_Breeze_GustsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Breeze_GustsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_breeze_gusts(inputs)
	return en_character_breeze_gusts(inputs)
});