/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Coffee_Shop_CrowdInputs */

const en_character_coffee_shop_crowd = /** @type {(inputs: Character_Coffee_Shop_CrowdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Crowd`)
};

const hi_character_coffee_shop_crowd = /** @type {(inputs: Character_Coffee_Shop_CrowdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भीड़`)
};

/**
* | output |
* | --- |
* | "Crowd" |
*
* @param {Character_Coffee_Shop_CrowdInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_coffee_shop_crowd = /** @type {((inputs?: Character_Coffee_Shop_CrowdInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Coffee_Shop_CrowdInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_coffee_shop_crowd(inputs)
	return en_character_coffee_shop_crowd(inputs)
});