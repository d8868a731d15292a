/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_13Inputs */

const en_beat_musician_13 = /** @type {(inputs: Beat_Musician_13Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chutki`)
};

const hi_beat_musician_13 = /** @type {(inputs: Beat_Musician_13Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चुटकी`)
};

/**
* | output |
* | --- |
* | "Chutki" |
*
* @param {Beat_Musician_13Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_13 = /** @type {((inputs?: Beat_Musician_13Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_13Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_13(inputs)
	return en_beat_musician_13(inputs)
});