/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Hear_Loaded_HintInputs */

const en_figure_hear_loaded_hint = /** @type {(inputs: Figure_Hear_Loaded_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Four strokes, from the partials of na`)
};

const hi_figure_hear_loaded_hint = /** @type {(inputs: Figure_Hear_Loaded_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चार बोल, ना के आंशिक स्वरों से`)
};

/**
* | output |
* | --- |
* | "Four strokes, from the partials of na" |
*
* @param {Figure_Hear_Loaded_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_hear_loaded_hint = /** @type {((inputs?: Figure_Hear_Loaded_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Hear_Loaded_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_hear_loaded_hint(inputs)
	return en_figure_hear_loaded_hint(inputs)
});