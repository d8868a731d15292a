/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Hear_AirInputs */

const en_figure_hear_air = /** @type {(inputs: Figure_Hear_AirInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`both tones in the air`)
};

const hi_figure_hear_air = /** @type {(inputs: Figure_Hear_AirInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हवा में दोनों सुर`)
};

/**
* | output |
* | --- |
* | "both tones in the air" |
*
* @param {Figure_Hear_AirInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_hear_air = /** @type {((inputs?: Figure_Hear_AirInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Hear_AirInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_hear_air(inputs)
	return en_figure_hear_air(inputs)
});