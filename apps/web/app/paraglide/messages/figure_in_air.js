/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_In_AirInputs */

const en_figure_in_air = /** @type {(inputs: Figure_In_AirInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Both in the air`)
};

const hi_figure_in_air = /** @type {(inputs: Figure_In_AirInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दोनों हवा में`)
};

/**
* | output |
* | --- |
* | "Both in the air" |
*
* @param {Figure_In_AirInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_in_air = /** @type {((inputs?: Figure_In_AirInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_In_AirInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_in_air(inputs)
	return en_figure_in_air(inputs)
});