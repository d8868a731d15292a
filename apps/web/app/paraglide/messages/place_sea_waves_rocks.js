/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Sea_Waves_RocksInputs */

const en_place_sea_waves_rocks = /** @type {(inputs: Place_Sea_Waves_RocksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the rocks`)
};

const hi_place_sea_waves_rocks = /** @type {(inputs: Place_Sea_Waves_RocksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चट्टानों पर`)
};

/**
* | output |
* | --- |
* | "On the rocks" |
*
* @param {Place_Sea_Waves_RocksInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_sea_waves_rocks = /** @type {((inputs?: Place_Sea_Waves_RocksInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Sea_Waves_RocksInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_sea_waves_rocks(inputs)
	return en_place_sea_waves_rocks(inputs)
});