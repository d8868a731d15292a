/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Track_VolumeInputs */

const en_track_volume = /** @type {(inputs: Track_VolumeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} volume`)
};

const hi_track_volume = /** @type {(inputs: Track_VolumeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: वॉल्यूम`)
};

/**
* | output |
* | --- |
* | "{name} volume" |
*
* @param {Track_VolumeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_volume = /** @type {((inputs: Track_VolumeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_VolumeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_volume(inputs)
	return en_track_volume(inputs)
});