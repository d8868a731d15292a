/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Figure_Plain_SkinInputs */

const en_figure_plain_skin = /** @type {(inputs: Figure_Plain_SkinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A plain skin`)
};

const hi_figure_plain_skin = /** @type {(inputs: Figure_Plain_SkinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सादा चमड़ा`)
};

/**
* | output |
* | --- |
* | "A plain skin" |
*
* @param {Figure_Plain_SkinInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const figure_plain_skin = /** @type {((inputs?: Figure_Plain_SkinInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Figure_Plain_SkinInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_figure_plain_skin(inputs)
	return en_figure_plain_skin(inputs)
});