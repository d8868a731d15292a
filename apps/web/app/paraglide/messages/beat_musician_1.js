/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_1Inputs */

const en_beat_musician_1 = /** @type {(inputs: Beat_Musician_1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bhanwar`)
};

const hi_beat_musician_1 = /** @type {(inputs: Beat_Musician_1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भँवर`)
};

/**
* | output |
* | --- |
* | "Bhanwar" |
*
* @param {Beat_Musician_1Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_1 = /** @type {((inputs?: Beat_Musician_1Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_1Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_1(inputs)
	return en_beat_musician_1(inputs)
});