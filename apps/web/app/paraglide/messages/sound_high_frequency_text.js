/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_High_Frequency_TextInputs */

const en_sound_high_frequency_text = /** @type {(inputs: Sound_High_Frequency_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A bright, steady wash`)
};

const hi_sound_high_frequency_text = /** @type {(inputs: Sound_High_Frequency_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एक साफ़, ठहरी हुई सरसराहट`)
};

/**
* | output |
* | --- |
* | "A bright, steady wash" |
*
* @param {Sound_High_Frequency_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_high_frequency_text = /** @type {((inputs?: Sound_High_Frequency_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_High_Frequency_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_high_frequency_text(inputs)
	return en_sound_high_frequency_text(inputs)
});