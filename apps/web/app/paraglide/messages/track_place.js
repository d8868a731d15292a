/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, place: NonNullable<unknown>, count: NonNullable<unknown> }} Track_PlaceInputs */

const en_track_place = /** @type {(inputs: Track_PlaceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}, place ${i?.place} of ${i?.count}`)
};

const hi_track_place = /** @type {(inputs: Track_PlaceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}, ${i?.count} में से नंबर ${i?.place} पर`)
};

/**
* | output |
* | --- |
* | "{name}, place {place} of {count}" |
*
* @param {Track_PlaceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_place = /** @type {((inputs: Track_PlaceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_PlaceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_place(inputs)
	return en_track_place(inputs)
});