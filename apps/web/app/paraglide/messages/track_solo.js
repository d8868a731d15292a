/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Track_SoloInputs */

const en_track_solo = /** @type {(inputs: Track_SoloInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Solo ${i?.name}`)
};

const hi_track_solo = /** @type {(inputs: Track_SoloInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: सोलो करें`)
};

/**
* | output |
* | --- |
* | "Solo {name}" |
*
* @param {Track_SoloInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_solo = /** @type {((inputs: Track_SoloInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_SoloInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_solo(inputs)
	return en_track_solo(inputs)
});