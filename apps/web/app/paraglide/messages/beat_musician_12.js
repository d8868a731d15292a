/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_12Inputs */

const en_beat_musician_12 = /** @type {(inputs: Beat_Musician_12Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jeet`)
};

const hi_beat_musician_12 = /** @type {(inputs: Beat_Musician_12Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`जीत`)
};

/**
* | output |
* | --- |
* | "Jeet" |
*
* @param {Beat_Musician_12Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_12 = /** @type {((inputs?: Beat_Musician_12Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_12Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_12(inputs)
	return en_beat_musician_12(inputs)
});