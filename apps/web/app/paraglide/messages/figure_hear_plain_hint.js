/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Hear_Plain_HintInputs */

const en_figure_hear_plain_hint = /** @type {(inputs: Figure_Hear_Plain_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Four strokes, as strong as na`)
};

const hi_figure_hear_plain_hint = /** @type {(inputs: Figure_Hear_Plain_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चार बोल, ना जितने तेज़`)
};

/**
* | output |
* | --- |
* | "Four strokes, as strong as na" |
*
* @param {Figure_Hear_Plain_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_hear_plain_hint = /** @type {((inputs?: Figure_Hear_Plain_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Hear_Plain_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_hear_plain_hint(inputs)
	return en_figure_hear_plain_hint(inputs)
});