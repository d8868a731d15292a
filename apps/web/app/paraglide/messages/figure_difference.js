/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_DifferenceInputs */

const en_figure_difference = /** @type {(inputs: Figure_DifferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Difference of the two tones`)
};

const hi_figure_difference = /** @type {(inputs: Figure_DifferenceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दोनों सुरों का अंतर`)
};

/**
* | output |
* | --- |
* | "Difference of the two tones" |
*
* @param {Figure_DifferenceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_difference = /** @type {((inputs?: Figure_DifferenceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_DifferenceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_difference(inputs)
	return en_figure_difference(inputs)
});