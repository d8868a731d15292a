/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_PartialInputs */

const en_figure_partial = /** @type {(inputs: Figure_PartialInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Partial`)
};

const hi_figure_partial = /** @type {(inputs: Figure_PartialInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आंशिक स्वर`)
};

/**
* | output |
* | --- |
* | "Partial" |
*
* @param {Figure_PartialInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_partial = /** @type {((inputs?: Figure_PartialInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_PartialInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_partial(inputs)
	return en_figure_partial(inputs)
});