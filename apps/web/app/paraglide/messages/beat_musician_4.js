/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_4Inputs */

const en_beat_musician_4 = /** @type {(inputs: Beat_Musician_4Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mitali`)
};

const hi_beat_musician_4 = /** @type {(inputs: Beat_Musician_4Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिताली`)
};

/**
* | output |
* | --- |
* | "Mitali" |
*
* @param {Beat_Musician_4Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_4 = /** @type {((inputs?: Beat_Musician_4Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_4Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_4(inputs)
	return en_beat_musician_4(inputs)
});