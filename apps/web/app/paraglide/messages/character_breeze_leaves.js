/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Breeze_LeavesInputs */

const en_character_breeze_leaves = /** @type {(inputs: Character_Breeze_LeavesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Leaves`)
};

const hi_character_breeze_leaves = /** @type {(inputs: Character_Breeze_LeavesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पत्ते`)
};

/**
* | output |
* | --- |
* | "Leaves" |
*
* @param {Character_Breeze_LeavesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_breeze_leaves = /** @type {((inputs?: Character_Breeze_LeavesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Breeze_LeavesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_breeze_leaves(inputs)
	return en_character_breeze_leaves(inputs)
});