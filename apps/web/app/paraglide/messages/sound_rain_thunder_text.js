/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Rain_Thunder_TextInputs */

const en_sound_rain_thunder_text = /** @type {(inputs: Sound_Rain_Thunder_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rain with thunder rolling over the hills`)
};

const hi_sound_rain_thunder_text = /** @type {(inputs: Sound_Rain_Thunder_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बारिश, और पहाड़ों पर लुढ़कती बादलों की गरज`)
};

/**
* | output |
* | --- |
* | "Rain with thunder rolling over the hills" |
*
* @param {Sound_Rain_Thunder_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_rain_thunder_text = /** @type {((inputs?: Sound_Rain_Thunder_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Rain_Thunder_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_rain_thunder_text(inputs)
	return en_sound_rain_thunder_text(inputs)
});