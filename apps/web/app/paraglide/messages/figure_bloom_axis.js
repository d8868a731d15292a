/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Bloom_AxisInputs */

const en_figure_bloom_axis = /** @type {(inputs: Figure_Bloom_AxisInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seconds after the pluck; partials 1 to 12`)
};

const hi_figure_bloom_axis = /** @type {(inputs: Figure_Bloom_AxisInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तार छेड़ने के बाद सेकंड; आंशिक स्वर 1 से 12`)
};

/**
* | output |
* | --- |
* | "Seconds after the pluck; partials 1 to 12" |
*
* @param {Figure_Bloom_AxisInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_bloom_axis = /** @type {((inputs?: Figure_Bloom_AxisInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Bloom_AxisInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_bloom_axis(inputs)
	return en_figure_bloom_axis(inputs)
});