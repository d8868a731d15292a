/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_16Inputs */

const en_beat_musician_16 = /** @type {(inputs: Beat_Musician_16Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kabir`)
};

const hi_beat_musician_16 = /** @type {(inputs: Beat_Musician_16Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कबीर`)
};

/**
* | output |
* | --- |
* | "Kabir" |
*
* @param {Beat_Musician_16Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_16 = /** @type {((inputs?: Beat_Musician_16Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_16Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_16(inputs)
	return en_beat_musician_16(inputs)
});