/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Coffee_Shop_TableInputs */

const en_place_coffee_shop_table = /** @type {(inputs: Place_Coffee_Shop_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At a table`)
};

const hi_place_coffee_shop_table = /** @type {(inputs: Place_Coffee_Shop_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मेज़ पर`)
};

/**
* | output |
* | --- |
* | "At a table" |
*
* @param {Place_Coffee_Shop_TableInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_coffee_shop_table = /** @type {((inputs?: Place_Coffee_Shop_TableInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Coffee_Shop_TableInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_coffee_shop_table(inputs)
	return en_place_coffee_shop_table(inputs)
});