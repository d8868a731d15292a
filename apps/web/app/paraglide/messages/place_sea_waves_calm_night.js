/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Sea_Waves_Calm_NightInputs */

const en_place_sea_waves_calm_night = /** @type {(inputs: Place_Sea_Waves_Calm_NightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A calm night`)
};

const hi_place_sea_waves_calm_night = /** @type {(inputs: Place_Sea_Waves_Calm_NightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शांत रात`)
};

/**
* | output |
* | --- |
* | "A calm night" |
*
* @param {Place_Sea_Waves_Calm_NightInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_sea_waves_calm_night = /** @type {((inputs?: Place_Sea_Waves_Calm_NightInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Sea_Waves_Calm_NightInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_sea_waves_calm_night(inputs)
	return en_place_sea_waves_calm_night(inputs)
});