/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Track_Earlier_ShortInputs */

const en_track_earlier_short = /** @type {(inputs: Track_Earlier_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Earlier`)
};

const hi_track_earlier_short = /** @type {(inputs: Track_Earlier_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऊपर`)
};

/**
* | output |
* | --- |
* | "Earlier" |
*
* @param {Track_Earlier_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_earlier_short = /** @type {((inputs?: Track_Earlier_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_Earlier_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_earlier_short(inputs)
	return en_track_earlier_short(inputs)
});