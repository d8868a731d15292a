/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Rain_TextInputs */

const en_sound_rain_text = /** @type {(inputs: Sound_Rain_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Steady monsoon rain on leaves and stone`)
};

const hi_sound_rain_text = /** @type {(inputs: Sound_Rain_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पत्तों और पत्थरों पर सावन की लगातार बारिश`)
};

/**
* | output |
* | --- |
* | "Steady monsoon rain on leaves and stone" |
*
* @param {Sound_Rain_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_rain_text = /** @type {((inputs?: Sound_Rain_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Rain_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_rain_text(inputs)
	return en_sound_rain_text(inputs)
});