/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Rain_CourtyardInputs */

const en_place_rain_courtyard = /** @type {(inputs: Place_Rain_CourtyardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In a courtyard`)
};

const hi_place_rain_courtyard = /** @type {(inputs: Place_Rain_CourtyardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आँगन में`)
};

/**
* | output |
* | --- |
* | "In a courtyard" |
*
* @param {Place_Rain_CourtyardInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_rain_courtyard = /** @type {((inputs?: Place_Rain_CourtyardInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Rain_CourtyardInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_rain_courtyard(inputs)
	return en_place_rain_courtyard(inputs)
});