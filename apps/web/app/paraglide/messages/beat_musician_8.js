/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_8Inputs */

const en_beat_musician_8 = /** @type {(inputs: Beat_Musician_8Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aien`)
};

const hi_beat_musician_8 = /** @type {(inputs: Beat_Musician_8Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आइएन`)
};

/**
* | output |
* | --- |
* | "Aien" |
*
* @param {Beat_Musician_8Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_8 = /** @type {((inputs?: Beat_Musician_8Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_8Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_8(inputs)
	return en_beat_musician_8(inputs)
});