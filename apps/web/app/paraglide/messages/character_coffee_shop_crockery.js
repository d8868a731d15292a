/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Character_Coffee_Shop_CrockeryInputs */

const en_character_coffee_shop_crockery = /** @type {(inputs: Character_Coffee_Shop_CrockeryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Crockery`)
};

const hi_character_coffee_shop_crockery = /** @type {(inputs: Character_Coffee_Shop_CrockeryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बर्तन`)
};

/**
* | output |
* | --- |
* | "Crockery" |
*
* @param {Character_Coffee_Shop_CrockeryInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const character_coffee_shop_crockery = /** @type {((inputs?: Character_Coffee_Shop_CrockeryInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Character_Coffee_Shop_CrockeryInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_character_coffee_shop_crockery(inputs)
	return en_character_coffee_shop_crockery(inputs)
});