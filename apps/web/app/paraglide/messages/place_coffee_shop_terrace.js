/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Coffee_Shop_TerraceInputs */

const en_place_coffee_shop_terrace = /** @type {(inputs: Place_Coffee_Shop_TerraceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the terrace`)
};

const hi_place_coffee_shop_terrace = /** @type {(inputs: Place_Coffee_Shop_TerraceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बाहर की मेज़ों पर`)
};

/**
* | output |
* | --- |
* | "On the terrace" |
*
* @param {Place_Coffee_Shop_TerraceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_coffee_shop_terrace = /** @type {((inputs?: Place_Coffee_Shop_TerraceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Coffee_Shop_TerraceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_coffee_shop_terrace(inputs)
	return en_place_coffee_shop_terrace(inputs)
});