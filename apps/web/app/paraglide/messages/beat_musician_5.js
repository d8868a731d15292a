/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_5Inputs */

const en_beat_musician_5 = /** @type {(inputs: Beat_Musician_5Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rohan`)
};

const hi_beat_musician_5 = /** @type {(inputs: Beat_Musician_5Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रोहन`)
};

/**
* | output |
* | --- |
* | "Rohan" |
*
* @param {Beat_Musician_5Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_5 = /** @type {((inputs?: Beat_Musician_5Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_5Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_5(inputs)
	return en_beat_musician_5(inputs)
});