/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Sea_WavesInputs */

const en_sound_sea_waves = /** @type {(inputs: Sound_Sea_WavesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sea Waves`)
};

const hi_sound_sea_waves = /** @type {(inputs: Sound_Sea_WavesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`समुद्र की लहरें`)
};

/**
* | output |
* | --- |
* | "Sea Waves" |
*
* @param {Sound_Sea_WavesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_sea_waves = /** @type {((inputs?: Sound_Sea_WavesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Sea_WavesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_sea_waves(inputs)
	return en_sound_sea_waves(inputs)
});