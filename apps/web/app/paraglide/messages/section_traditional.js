/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Section_TraditionalInputs */

const en_section_traditional = /** @type {(inputs: Section_TraditionalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Traditional Sounds`)
};

const hi_section_traditional = /** @type {(inputs: Section_TraditionalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पारंपरिक आवाज़ें`)
};

/**
* | output |
* | --- |
* | "Traditional Sounds" |
*
* @param {Section_TraditionalInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const section_traditional = /** @type {((inputs?: Section_TraditionalInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Section_TraditionalInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_section_traditional(inputs)
	return en_section_traditional(inputs)
});