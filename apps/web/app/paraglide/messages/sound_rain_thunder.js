/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Rain_ThunderInputs */

const en_sound_rain_thunder = /** @type {(inputs: Sound_Rain_ThunderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rain & Thunder`)
};

const hi_sound_rain_thunder = /** @type {(inputs: Sound_Rain_ThunderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बारिश और गरज`)
};

/**
* | output |
* | --- |
* | "Rain & Thunder" |
*
* @param {Sound_Rain_ThunderInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_rain_thunder = /** @type {((inputs?: Sound_Rain_ThunderInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Rain_ThunderInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_rain_thunder(inputs)
	return en_sound_rain_thunder(inputs)
});