/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Section_NatureInputs */

const en_section_nature = /** @type {(inputs: Section_NatureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nature Sounds`)
};

const hi_section_nature = /** @type {(inputs: Section_NatureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`प्रकृति की आवाज़ें`)
};

/**
* | output |
* | --- |
* | "Nature Sounds" |
*
* @param {Section_NatureInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const section_nature = /** @type {((inputs?: Section_NatureInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Section_NatureInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_section_nature(inputs)
	return en_section_nature(inputs)
});