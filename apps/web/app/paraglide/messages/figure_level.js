/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_LevelInputs */

const en_figure_level = /** @type {(inputs: Figure_LevelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Below the strongest`)
};

const hi_figure_level = /** @type {(inputs: Figure_LevelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सबसे तेज़ से कितना कम`)
};

/**
* | output |
* | --- |
* | "Below the strongest" |
*
* @param {Figure_LevelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_level = /** @type {((inputs?: Figure_LevelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_LevelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_level(inputs)
	return en_figure_level(inputs)
});