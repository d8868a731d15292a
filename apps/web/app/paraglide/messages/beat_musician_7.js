/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_7Inputs */

const en_beat_musician_7 = /** @type {(inputs: Beat_Musician_7Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lakshmi`)
};

const hi_beat_musician_7 = /** @type {(inputs: Beat_Musician_7Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लक्ष्मी`)
};

/**
* | output |
* | --- |
* | "Lakshmi" |
*
* @param {Beat_Musician_7Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_7 = /** @type {((inputs?: Beat_Musician_7Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_7Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_7(inputs)
	return en_beat_musician_7(inputs)
});