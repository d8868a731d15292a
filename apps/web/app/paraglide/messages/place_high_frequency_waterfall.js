/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_High_Frequency_WaterfallInputs */

const en_place_high_frequency_waterfall = /** @type {(inputs: Place_High_Frequency_WaterfallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By a waterfall`)
};

const hi_place_high_frequency_waterfall = /** @type {(inputs: Place_High_Frequency_WaterfallInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`झरने के पास`)
};

/**
* | output |
* | --- |
* | "By a waterfall" |
*
* @param {Place_High_Frequency_WaterfallInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_high_frequency_waterfall = /** @type {((inputs?: Place_High_Frequency_WaterfallInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_High_Frequency_WaterfallInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_high_frequency_waterfall(inputs)
	return en_place_high_frequency_waterfall(inputs)
});