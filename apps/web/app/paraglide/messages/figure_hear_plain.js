/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Hear_PlainInputs */

const en_figure_hear_plain = /** @type {(inputs: Figure_Hear_PlainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the plain skin`)
};

const hi_figure_hear_plain = /** @type {(inputs: Figure_Hear_PlainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सादा चमड़ा`)
};

/**
* | output |
* | --- |
* | "the plain skin" |
*
* @param {Figure_Hear_PlainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_hear_plain = /** @type {((inputs?: Figure_Hear_PlainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Hear_PlainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_hear_plain(inputs)
	return en_figure_hear_plain(inputs)
});