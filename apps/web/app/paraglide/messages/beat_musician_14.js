/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_14Inputs */

const en_beat_musician_14 = /** @type {(inputs: Beat_Musician_14Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Francis`)
};

const hi_beat_musician_14 = /** @type {(inputs: Beat_Musician_14Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़्रांसिस`)
};

/**
* | output |
* | --- |
* | "Francis" |
*
* @param {Beat_Musician_14Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_14 = /** @type {((inputs?: Beat_Musician_14Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_14Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_14(inputs)
	return en_beat_musician_14(inputs)
});