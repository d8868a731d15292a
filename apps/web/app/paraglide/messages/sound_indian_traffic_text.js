/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Indian_Traffic_TextInputs */

const en_sound_indian_traffic_text = /** @type {(inputs: Sound_Indian_Traffic_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rickshaws, engines and far-off horns`)
};

const hi_sound_indian_traffic_text = /** @type {(inputs: Sound_Indian_Traffic_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रिक्शे, इंजन और दूर के हॉर्न`)
};

/**
* | output |
* | --- |
* | "Rickshaws, engines and far-off horns" |
*
* @param {Sound_Indian_Traffic_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_indian_traffic_text = /** @type {((inputs?: Sound_Indian_Traffic_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Indian_Traffic_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_indian_traffic_text(inputs)
	return en_sound_indian_traffic_text(inputs)
});