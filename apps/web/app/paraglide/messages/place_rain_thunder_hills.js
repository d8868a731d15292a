/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Rain_Thunder_HillsInputs */

const en_place_rain_thunder_hills = /** @type {(inputs: Place_Rain_Thunder_HillsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Over the hills`)
};

const hi_place_rain_thunder_hills = /** @type {(inputs: Place_Rain_Thunder_HillsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पहाड़ियों के ऊपर`)
};

/**
* | output |
* | --- |
* | "Over the hills" |
*
* @param {Place_Rain_Thunder_HillsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_rain_thunder_hills = /** @type {((inputs?: Place_Rain_Thunder_HillsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Rain_Thunder_HillsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_rain_thunder_hills(inputs)
	return en_place_rain_thunder_hills(inputs)
});