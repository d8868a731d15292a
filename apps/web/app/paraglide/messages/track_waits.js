/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Track_WaitsInputs */

const en_track_waits = /** @type {(inputs: Track_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waits for the network`)
};

const hi_track_waits = /** @type {(inputs: Track_WaitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नेटवर्क का इंतज़ार है`)
};

/**
* | output |
* | --- |
* | "Waits for the network" |
*
* @param {Track_WaitsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_waits = /** @type {((inputs?: Track_WaitsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_WaitsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_waits(inputs)
	return en_track_waits(inputs)
});