/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Track_EarlierInputs */

const en_track_earlier = /** @type {(inputs: Track_EarlierInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Move ${i?.name} earlier`)
};

const hi_track_earlier = /** @type {(inputs: Track_EarlierInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: ऊपर ले जाएँ`)
};

/**
* | output |
* | --- |
* | "Move {name} earlier" |
*
* @param {Track_EarlierInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_earlier = /** @type {((inputs: Track_EarlierInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_EarlierInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_earlier(inputs)
	return en_track_earlier(inputs)
});