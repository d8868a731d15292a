/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Right_EarInputs */

const en_figure_right_ear = /** @type {(inputs: Figure_Right_EarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Right ear alone`)
};

const hi_figure_right_ear = /** @type {(inputs: Figure_Right_EarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सिर्फ़ दायाँ कान`)
};

/**
* | output |
* | --- |
* | "Right ear alone" |
*
* @param {Figure_Right_EarInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_right_ear = /** @type {((inputs?: Figure_Right_EarInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Right_EarInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_right_ear(inputs)
	return en_figure_right_ear(inputs)
});