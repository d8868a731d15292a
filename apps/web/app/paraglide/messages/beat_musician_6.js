/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_6Inputs */

const en_beat_musician_6 = /** @type {(inputs: Beat_Musician_6Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Zoya`)
};

const hi_beat_musician_6 = /** @type {(inputs: Beat_Musician_6Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ज़ोया`)
};

/**
* | output |
* | --- |
* | "Zoya" |
*
* @param {Beat_Musician_6Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_6 = /** @type {((inputs?: Beat_Musician_6Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_6Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_6(inputs)
	return en_beat_musician_6(inputs)
});