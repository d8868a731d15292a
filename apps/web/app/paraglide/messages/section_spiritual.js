/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Section_SpiritualInputs */

const en_section_spiritual = /** @type {(inputs: Section_SpiritualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Spiritual Sounds`)
};

const hi_section_spiritual = /** @type {(inputs: Section_SpiritualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आध्यात्मिक आवाज़ें`)
};

/**
* | output |
* | --- |
* | "Spiritual Sounds" |
*
* @param {Section_SpiritualInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const section_spiritual = /** @type {((inputs?: Section_SpiritualInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Section_SpiritualInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_section_spiritual(inputs)
	return en_section_spiritual(inputs)
});