/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Track_SilencedInputs */

const en_track_silenced = /** @type {(inputs: Track_SilencedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Silenced`)
};

const hi_track_silenced = /** @type {(inputs: Track_SilencedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चुप है`)
};

/**
* | output |
* | --- |
* | "Silenced" |
*
* @param {Track_SilencedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const track_silenced = /** @type {((inputs?: Track_SilencedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Track_SilencedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_track_silenced(inputs)
	return en_track_silenced(inputs)
});