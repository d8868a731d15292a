/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sound_Indian_TrafficInputs */

const en_sound_indian_traffic = /** @type {(inputs: Sound_Indian_TrafficInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Indian Traffic`)
};

const hi_sound_indian_traffic = /** @type {(inputs: Sound_Indian_TrafficInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भारतीय ट्रैफ़िक`)
};

/**
* | output |
* | --- |
* | "Indian Traffic" |
*
* @param {Sound_Indian_TrafficInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sound_indian_traffic = /** @type {((inputs?: Sound_Indian_TrafficInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sound_Indian_TrafficInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sound_indian_traffic(inputs)
	return en_sound_indian_traffic(inputs)
});