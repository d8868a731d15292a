/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Figure_BeatsInputs */

const en_figure_beats = /** @type {(inputs: Figure_BeatsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} a second`)
};

const hi_figure_beats = /** @type {(inputs: Figure_BeatsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`एक सेकंड में ${i?.count}`)
};

/**
* | output |
* | --- |
* | "{count} a second" |
*
* @param {Figure_BeatsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_beats = /** @type {((inputs: Figure_BeatsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_BeatsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_beats(inputs)
	return en_figure_beats(inputs)
});