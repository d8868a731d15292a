/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_RainInputs */

const en_sound_rain = /** @type {(inputs: Sound_RainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rain`)
};

const hi_sound_rain = /** @type {(inputs: Sound_RainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बारिश`)
};

/**
* | output |
* | --- |
* | "Rain" |
*
* @param {Sound_RainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_rain = /** @type {((inputs?: Sound_RainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_RainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_rain(inputs)
	return en_sound_rain(inputs)
});