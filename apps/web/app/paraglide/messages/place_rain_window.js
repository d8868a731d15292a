/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Rain_WindowInputs */

const en_place_rain_window = /** @type {(inputs: Place_Rain_WindowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At the window`)
};

const hi_place_rain_window = /** @type {(inputs: Place_Rain_WindowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`खिड़की पर`)
};

/**
* | output |
* | --- |
* | "At the window" |
*
* @param {Place_Rain_WindowInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_rain_window = /** @type {((inputs?: Place_Rain_WindowInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Rain_WindowInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_rain_window(inputs)
	return en_place_rain_window(inputs)
});