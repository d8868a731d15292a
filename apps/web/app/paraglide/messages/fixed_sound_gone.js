/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_Sound_GoneInputs */

const en_fixed_sound_gone = /** @type {(inputs: Fixed_Sound_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sound not found`)
};

const hi_fixed_sound_gone = /** @type {(inputs: Fixed_Sound_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ नहीं मिली`)
};

/**
* | output |
* | --- |
* | "Sound not found" |
*
* @param {Fixed_Sound_GoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_sound_gone = /** @type {((inputs?: Fixed_Sound_GoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_Sound_GoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_sound_gone(inputs)
	return en_fixed_sound_gone(inputs)
});