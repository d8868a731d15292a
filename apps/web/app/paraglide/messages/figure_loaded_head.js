/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Loaded_HeadInputs */

const en_figure_loaded_head = /** @type {(inputs: Figure_Loaded_HeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The loaded head: na`)
};

const hi_figure_loaded_head = /** @type {(inputs: Figure_Loaded_HeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`स्याही वाली पुड़ी: ना`)
};

/**
* | output |
* | --- |
* | "The loaded head: na" |
*
* @param {Figure_Loaded_HeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_loaded_head = /** @type {((inputs?: Figure_Loaded_HeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Loaded_HeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_loaded_head(inputs)
	return en_figure_loaded_head(inputs)
});