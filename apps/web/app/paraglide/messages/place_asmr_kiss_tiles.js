/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Asmr_Kiss_TilesInputs */

const en_place_asmr_kiss_tiles = /** @type {(inputs: Place_Asmr_Kiss_TilesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a tiled room`)
};

const hi_place_asmr_kiss_tiles = /** @type {(inputs: Place_Asmr_Kiss_TilesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`टाइल वाले कमरे में`)
};

/**
* | output |
* | --- |
* | "In a tiled room" |
*
* @param {Place_Asmr_Kiss_TilesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_asmr_kiss_tiles = /** @type {((inputs?: Place_Asmr_Kiss_TilesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Asmr_Kiss_TilesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_asmr_kiss_tiles(inputs)
	return en_place_asmr_kiss_tiles(inputs)
});