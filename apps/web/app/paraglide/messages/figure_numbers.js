/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_NumbersInputs */

const en_figure_numbers = /** @type {(inputs: Figure_NumbersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The numbers`)
};

const hi_figure_numbers = /** @type {(inputs: Figure_NumbersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आँकड़े`)
};

/**
* | output |
* | --- |
* | "The numbers" |
*
* @param {Figure_NumbersInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_numbers = /** @type {((inputs?: Figure_NumbersInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_NumbersInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_numbers(inputs)
	return en_figure_numbers(inputs)
});