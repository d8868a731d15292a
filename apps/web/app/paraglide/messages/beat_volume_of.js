/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ loop: NonNullable<unknown> }} Beat_Volume_OfInputs */

const en_beat_volume_of = /** @type {(inputs: Beat_Volume_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop} volume`)
};

const hi_beat_volume_of = /** @type {(inputs: Beat_Volume_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.loop}: वॉल्यूम`)
};

/**
* | output |
* | --- |
* | "{loop} volume" |
*
* @param {Beat_Volume_OfInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_volume_of = /** @type {((inputs: Beat_Volume_OfInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Volume_OfInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_volume_of(inputs)
	return en_beat_volume_of(inputs)
});