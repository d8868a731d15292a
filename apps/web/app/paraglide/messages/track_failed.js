/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Track_FailedInputs */

const en_track_failed = /** @type {(inputs: Track_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not available`)
};

const hi_track_failed = /** @type {(inputs: Track_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`उपलब्ध नहीं`)
};

/**
* | output |
* | --- |
* | "Not available" |
*
* @param {Track_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_failed = /** @type {((inputs?: Track_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_failed(inputs)
	return en_track_failed(inputs)
});