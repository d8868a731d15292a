/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Coffee_ShopInputs */

const en_sound_coffee_shop = /** @type {(inputs: Sound_Coffee_ShopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Coffee Shop`)
};

const hi_sound_coffee_shop = /** @type {(inputs: Sound_Coffee_ShopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कॉफ़ी शॉप`)
};

/**
* | output |
* | --- |
* | "Coffee Shop" |
*
* @param {Sound_Coffee_ShopInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_coffee_shop = /** @type {((inputs?: Sound_Coffee_ShopInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Coffee_ShopInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_coffee_shop(inputs)
	return en_sound_coffee_shop(inputs)
});