/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_High_Frequency_RainInputs */

const en_place_high_frequency_rain = /** @type {(inputs: Place_High_Frequency_RainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In the rain`)
};

const hi_place_high_frequency_rain = /** @type {(inputs: Place_High_Frequency_RainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बारिश में`)
};

/**
* | output |
* | --- |
* | "In the rain" |
*
* @param {Place_High_Frequency_RainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_high_frequency_rain = /** @type {((inputs?: Place_High_Frequency_RainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_High_Frequency_RainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_high_frequency_rain(inputs)
	return en_place_high_frequency_rain(inputs)
});