/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Plain_RatioInputs */

const en_figure_plain_ratio = /** @type {(inputs: Figure_Plain_RatioInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plain skin, times its lowest`)
};

const hi_figure_plain_ratio = /** @type {(inputs: Figure_Plain_RatioInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सादा चमड़ा, अपने सबसे नीचे स्वर का कितना गुना`)
};

/**
* | output |
* | --- |
* | "Plain skin, times its lowest" |
*
* @param {Figure_Plain_RatioInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_plain_ratio = /** @type {((inputs?: Figure_Plain_RatioInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Plain_RatioInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_plain_ratio(inputs)
	return en_figure_plain_ratio(inputs)
});