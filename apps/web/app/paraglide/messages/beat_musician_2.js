/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_2Inputs */

const en_beat_musician_2 = /** @type {(inputs: Beat_Musician_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kaveri`)
};

const hi_beat_musician_2 = /** @type {(inputs: Beat_Musician_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कावेरी`)
};

/**
* | output |
* | --- |
* | "Kaveri" |
*
* @param {Beat_Musician_2Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_2 = /** @type {((inputs?: Beat_Musician_2Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_2Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_2(inputs)
	return en_beat_musician_2(inputs)
});