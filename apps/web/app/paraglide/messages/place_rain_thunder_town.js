/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Rain_Thunder_TownInputs */

const en_place_rain_thunder_town = /** @type {(inputs: Place_Rain_Thunder_TownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Over the town`)
};

const hi_place_rain_thunder_town = /** @type {(inputs: Place_Rain_Thunder_TownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शहर के ऊपर`)
};

/**
* | output |
* | --- |
* | "Over the town" |
*
* @param {Place_Rain_Thunder_TownInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_rain_thunder_town = /** @type {((inputs?: Place_Rain_Thunder_TownInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Rain_Thunder_TownInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_rain_thunder_town(inputs)
	return en_place_rain_thunder_town(inputs)
});