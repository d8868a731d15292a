/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Figure_SecondsInputs */

const en_figure_seconds = /** @type {(inputs: Figure_SecondsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} s`)
};

const hi_figure_seconds = /** @type {(inputs: Figure_SecondsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} सेकंड`)
};

/**
* | output |
* | --- |
* | "{count} s" |
*
* @param {Figure_SecondsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_seconds = /** @type {((inputs: Figure_SecondsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_SecondsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_seconds(inputs)
	return en_figure_seconds(inputs)
});