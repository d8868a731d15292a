/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Stroke_RatioInputs */

const en_figure_stroke_ratio = /** @type {(inputs: Figure_Stroke_RatioInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our na, times Sa`)
};

const hi_figure_stroke_ratio = /** @type {(inputs: Figure_Stroke_RatioInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमारा ना, सा का कितना गुना`)
};

/**
* | output |
* | --- |
* | "Our na, times Sa" |
*
* @param {Figure_Stroke_RatioInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_stroke_ratio = /** @type {((inputs?: Figure_Stroke_RatioInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Stroke_RatioInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_stroke_ratio(inputs)
	return en_figure_stroke_ratio(inputs)
});