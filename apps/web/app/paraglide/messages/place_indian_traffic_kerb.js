/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Indian_Traffic_KerbInputs */

const en_place_indian_traffic_kerb = /** @type {(inputs: Place_Indian_Traffic_KerbInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At the kerb`)
};

const hi_place_indian_traffic_kerb = /** @type {(inputs: Place_Indian_Traffic_KerbInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सड़क किनारे`)
};

/**
* | output |
* | --- |
* | "At the kerb" |
*
* @param {Place_Indian_Traffic_KerbInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_indian_traffic_kerb = /** @type {((inputs?: Place_Indian_Traffic_KerbInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Indian_Traffic_KerbInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_indian_traffic_kerb(inputs)
	return en_place_indian_traffic_kerb(inputs)
});