/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Track_MutedInputs */

const en_track_muted = /** @type {(inputs: Track_MutedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Muted`)
};

const hi_track_muted = /** @type {(inputs: Track_MutedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`म्यूट है`)
};

/**
* | output |
* | --- |
* | "Muted" |
*
* @param {Track_MutedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_muted = /** @type {((inputs?: Track_MutedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_MutedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_muted(inputs)
	return en_track_muted(inputs)
});