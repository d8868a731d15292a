/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_HeadingInputs */

const en_factor_heading = /** @type {(inputs: Factor_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One more step`)
};

const hi_factor_heading = /** @type {(inputs: Factor_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बस एक चरण और`)
};

/**
* | output |
* | --- |
* | "One more step" |
*
* @param {Factor_HeadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_heading = /** @type {((inputs?: Factor_HeadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_HeadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_heading(inputs)
	return en_factor_heading(inputs)
});