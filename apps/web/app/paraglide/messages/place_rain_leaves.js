/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Rain_LeavesInputs */

const en_place_rain_leaves = /** @type {(inputs: Place_Rain_LeavesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On leaves`)
};

const hi_place_rain_leaves = /** @type {(inputs: Place_Rain_LeavesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पत्तों पर`)
};

/**
* | output |
* | --- |
* | "On leaves" |
*
* @param {Place_Rain_LeavesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_rain_leaves = /** @type {((inputs?: Place_Rain_LeavesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Rain_LeavesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_rain_leaves(inputs)
	return en_place_rain_leaves(inputs)
});