/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Track_Later_ShortInputs */

const en_track_later_short = /** @type {(inputs: Track_Later_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Later`)
};

const hi_track_later_short = /** @type {(inputs: Track_Later_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नीचे`)
};

/**
* | output |
* | --- |
* | "Later" |
*
* @param {Track_Later_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_later_short = /** @type {((inputs?: Track_Later_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_Later_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_later_short(inputs)
	return en_track_later_short(inputs)
});