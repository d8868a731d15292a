/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_11Inputs */

const en_beat_musician_11 = /** @type {(inputs: Beat_Musician_11Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tara`)
};

const hi_beat_musician_11 = /** @type {(inputs: Beat_Musician_11Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तारा`)
};

/**
* | output |
* | --- |
* | "Tara" |
*
* @param {Beat_Musician_11Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_11 = /** @type {((inputs?: Beat_Musician_11Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_11Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_11(inputs)
	return en_beat_musician_11(inputs)
});