/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Track_Failed_TextInputs */

const en_track_failed_text = /** @type {(inputs: Track_Failed_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Failed to load ${i?.name}.`)
};

const hi_track_failed_text = /** @type {(inputs: Track_Failed_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.name}” की आवाज़ लोड नहीं हो सकी।`)
};

/**
* | output |
* | --- |
* | "Failed to load {name}." |
*
* @param {Track_Failed_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_failed_text = /** @type {((inputs: Track_Failed_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_Failed_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_failed_text(inputs)
	return en_track_failed_text(inputs)
});