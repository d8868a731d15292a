/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_3Inputs */

const en_beat_musician_3 = /** @type {(inputs: Beat_Musician_3Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gurpreet`)
};

const hi_beat_musician_3 = /** @type {(inputs: Beat_Musician_3Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गुरप्रीत`)
};

/**
* | output |
* | --- |
* | "Gurpreet" |
*
* @param {Beat_Musician_3Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_3 = /** @type {((inputs?: Beat_Musician_3Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_3Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_3(inputs)
	return en_beat_musician_3(inputs)
});