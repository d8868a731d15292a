/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Sea_Waves_TextInputs */

const en_sound_sea_waves_text = /** @type {(inputs: Sound_Sea_Waves_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Slow waves breaking on a wide beach`)
};

const hi_sound_sea_waves_text = /** @type {(inputs: Sound_Sea_Waves_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चौड़े तट पर धीरे-धीरे बिखरती लहरें`)
};

/**
* | output |
* | --- |
* | "Slow waves breaking on a wide beach" |
*
* @param {Sound_Sea_Waves_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_sea_waves_text = /** @type {((inputs?: Sound_Sea_Waves_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Sea_Waves_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_sea_waves_text(inputs)
	return en_sound_sea_waves_text(inputs)
});