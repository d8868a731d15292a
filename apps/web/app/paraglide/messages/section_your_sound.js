/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Section_Your_SoundInputs */

const en_section_your_sound = /** @type {(inputs: Section_Your_SoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your Sound`)
};

const hi_section_your_sound = /** @type {(inputs: Section_Your_SoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी आवाज़ें`)
};

/**
* | output |
* | --- |
* | "Your Sound" |
*
* @param {Section_Your_SoundInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const section_your_sound = /** @type {((inputs?: Section_Your_SoundInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Section_Your_SoundInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_section_your_sound(inputs)
	return en_section_your_sound(inputs)
});