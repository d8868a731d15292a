/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_High_FrequencyInputs */

const en_sound_high_frequency = /** @type {(inputs: Sound_High_FrequencyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`High Frequency`)
};

const hi_sound_high_frequency = /** @type {(inputs: Sound_High_FrequencyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऊँची फ़्रीक्वेंसी`)
};

/**
* | output |
* | --- |
* | "High Frequency" |
*
* @param {Sound_High_FrequencyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_high_frequency = /** @type {((inputs?: Sound_High_FrequencyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_High_FrequencyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_high_frequency(inputs)
	return en_sound_high_frequency(inputs)
});