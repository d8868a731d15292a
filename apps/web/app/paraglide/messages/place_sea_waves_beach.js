/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Sea_Waves_BeachInputs */

const en_place_sea_waves_beach = /** @type {(inputs: Place_Sea_Waves_BeachInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On the beach`)
};

const hi_place_sea_waves_beach = /** @type {(inputs: Place_Sea_Waves_BeachInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रेतीले किनारे पर`)
};

/**
* | output |
* | --- |
* | "On the beach" |
*
* @param {Place_Sea_Waves_BeachInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_sea_waves_beach = /** @type {((inputs?: Place_Sea_Waves_BeachInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Sea_Waves_BeachInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_sea_waves_beach(inputs)
	return en_place_sea_waves_beach(inputs)
});