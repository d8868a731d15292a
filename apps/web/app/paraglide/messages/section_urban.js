/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Section_UrbanInputs */

const en_section_urban = /** @type {(inputs: Section_UrbanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Urban Sounds`)
};

const hi_section_urban = /** @type {(inputs: Section_UrbanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शहर की आवाज़ें`)
};

/**
* | output |
* | --- |
* | "Urban Sounds" |
*
* @param {Section_UrbanInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const section_urban = /** @type {((inputs?: Section_UrbanInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Section_UrbanInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_section_urban(inputs)
	return en_section_urban(inputs)
});