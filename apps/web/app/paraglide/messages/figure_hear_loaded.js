/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Hear_LoadedInputs */

const en_figure_hear_loaded = /** @type {(inputs: Figure_Hear_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the loaded head`)
};

const hi_figure_hear_loaded = /** @type {(inputs: Figure_Hear_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`स्याही वाली पुड़ी`)
};

/**
* | output |
* | --- |
* | "the loaded head" |
*
* @param {Figure_Hear_LoadedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_hear_loaded = /** @type {((inputs?: Figure_Hear_LoadedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Hear_LoadedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_hear_loaded(inputs)
	return en_figure_hear_loaded(inputs)
});