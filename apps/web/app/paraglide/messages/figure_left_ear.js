/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Left_EarInputs */

const en_figure_left_ear = /** @type {(inputs: Figure_Left_EarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Left ear alone`)
};

const hi_figure_left_ear = /** @type {(inputs: Figure_Left_EarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सिर्फ़ बायाँ कान`)
};

/**
* | output |
* | --- |
* | "Left ear alone" |
*
* @param {Figure_Left_EarInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_left_ear = /** @type {((inputs?: Figure_Left_EarInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Left_EarInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_left_ear(inputs)
	return en_figure_left_ear(inputs)
});