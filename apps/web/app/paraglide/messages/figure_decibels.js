/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ level: NonNullable<unknown> }} Figure_DecibelsInputs */

const en_figure_decibels = /** @type {(inputs: Figure_DecibelsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.level} dB`)
};

const hi_figure_decibels = /** @type {(inputs: Figure_DecibelsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.level} dB`)
};

/**
* | output |
* | --- |
* | "{level} dB" |
*
* @param {Figure_DecibelsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_decibels = /** @type {((inputs: Figure_DecibelsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_DecibelsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_decibels(inputs)
	return en_figure_decibels(inputs)
});