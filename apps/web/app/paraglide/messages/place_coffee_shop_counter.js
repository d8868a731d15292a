/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Coffee_Shop_CounterInputs */

const en_place_coffee_shop_counter = /** @type {(inputs: Place_Coffee_Shop_CounterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At the counter`)
};

const hi_place_coffee_shop_counter = /** @type {(inputs: Place_Coffee_Shop_CounterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`काउंटर पर`)
};

/**
* | output |
* | --- |
* | "At the counter" |
*
* @param {Place_Coffee_Shop_CounterInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_coffee_shop_counter = /** @type {((inputs?: Place_Coffee_Shop_CounterInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Coffee_Shop_CounterInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_coffee_shop_counter(inputs)
	return en_place_coffee_shop_counter(inputs)
});