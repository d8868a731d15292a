/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Footer_LineInputs */

const en_footer_line = /** @type {(inputs: Footer_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sounds of home, mixed by you.`)
};

const hi_footer_line = /** @type {(inputs: Footer_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`घर की आवाज़ें, आपके अंदाज़ में।`)
};

/**
* | output |
* | --- |
* | "Sounds of home, mixed by you." |
*
* @param {Footer_LineInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const footer_line = /** @type {((inputs?: Footer_LineInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Footer_LineInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_footer_line(inputs)
	return en_footer_line(inputs)
});