/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Section_AsmrInputs */

const en_section_asmr = /** @type {(inputs: Section_AsmrInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ASMR Sounds`)
};

const hi_section_asmr = /** @type {(inputs: Section_AsmrInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ASMR आवाज़ें`)
};

/**
* | output |
* | --- |
* | "ASMR Sounds" |
*
* @param {Section_AsmrInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const section_asmr = /** @type {((inputs?: Section_AsmrInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Section_AsmrInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_section_asmr(inputs)
	return en_section_asmr(inputs)
});