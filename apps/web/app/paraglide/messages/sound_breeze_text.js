/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Breeze_TextInputs */

const en_sound_breeze_text = /** @type {(inputs: Sound_Breeze_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wind moving through tall trees`)
};

const hi_sound_breeze_text = /** @type {(inputs: Sound_Breeze_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऊँचे पेड़ों से गुज़रती हवा`)
};

/**
* | output |
* | --- |
* | "Wind moving through tall trees" |
*
* @param {Sound_Breeze_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_breeze_text = /** @type {((inputs?: Sound_Breeze_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Breeze_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_breeze_text(inputs)
	return en_sound_breeze_text(inputs)
});