/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Hear_EarsInputs */

const en_figure_hear_ears = /** @type {(inputs: Figure_Hear_EarsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`one tone in each ear`)
};

const hi_figure_hear_ears = /** @type {(inputs: Figure_Hear_EarsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हर कान में एक सुर`)
};

/**
* | output |
* | --- |
* | "one tone in each ear" |
*
* @param {Figure_Hear_EarsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_hear_ears = /** @type {((inputs?: Figure_Hear_EarsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Hear_EarsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_hear_ears(inputs)
	return en_figure_hear_ears(inputs)
});