/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Track_Solo_ShortInputs */

const en_track_solo_short = /** @type {(inputs: Track_Solo_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Solo`)
};

const hi_track_solo_short = /** @type {(inputs: Track_Solo_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सोलो`)
};

/**
* | output |
* | --- |
* | "Solo" |
*
* @param {Track_Solo_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_solo_short = /** @type {((inputs?: Track_Solo_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_Solo_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_solo_short(inputs)
	return en_track_solo_short(inputs)
});