/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_15Inputs */

const en_beat_musician_15 = /** @type {(inputs: Beat_Musician_15Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Meenal`)
};

const hi_beat_musician_15 = /** @type {(inputs: Beat_Musician_15Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मीनल`)
};

/**
* | output |
* | --- |
* | "Meenal" |
*
* @param {Beat_Musician_15Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_15 = /** @type {((inputs?: Beat_Musician_15Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_15Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_15(inputs)
	return en_beat_musician_15(inputs)
});