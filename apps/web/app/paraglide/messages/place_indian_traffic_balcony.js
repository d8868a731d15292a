/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Indian_Traffic_BalconyInputs */

const en_place_indian_traffic_balcony = /** @type {(inputs: Place_Indian_Traffic_BalconyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From a balcony`)
};

const hi_place_indian_traffic_balcony = /** @type {(inputs: Place_Indian_Traffic_BalconyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बालकनी से`)
};

/**
* | output |
* | --- |
* | "From a balcony" |
*
* @param {Place_Indian_Traffic_BalconyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_indian_traffic_balcony = /** @type {((inputs?: Place_Indian_Traffic_BalconyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Indian_Traffic_BalconyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_indian_traffic_balcony(inputs)
	return en_place_indian_traffic_balcony(inputs)
});