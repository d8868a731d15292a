/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Track_MuteInputs */

const en_track_mute = /** @type {(inputs: Track_MuteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mute ${i?.name}`)
};

const hi_track_mute = /** @type {(inputs: Track_MuteInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: म्यूट करें`)
};

/**
* | output |
* | --- |
* | "Mute {name}" |
*
* @param {Track_MuteInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_mute = /** @type {((inputs: Track_MuteInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_MuteInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_mute(inputs)
	return en_track_mute(inputs)
});