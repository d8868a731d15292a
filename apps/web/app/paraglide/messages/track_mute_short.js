/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Track_Mute_ShortInputs */

const en_track_mute_short = /** @type {(inputs: Track_Mute_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mute`)
};

const hi_track_mute_short = /** @type {(inputs: Track_Mute_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`म्यूट`)
};

/**
* | output |
* | --- |
* | "Mute" |
*
* @param {Track_Mute_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_mute_short = /** @type {((inputs?: Track_Mute_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_Mute_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_mute_short(inputs)
	return en_track_mute_short(inputs)
});