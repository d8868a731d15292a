/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Beat_Track_NameInputs */

const en_beat_track_name = /** @type {(inputs: Beat_Track_NameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Beat: ${i?.name}`)
};

const hi_beat_track_name = /** @type {(inputs: Beat_Track_NameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`बीट: ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Beat: {name}" |
*
* @param {Beat_Track_NameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_track_name = /** @type {((inputs: Beat_Track_NameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Track_NameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_track_name(inputs)
	return en_beat_track_name(inputs)
});