/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_10Inputs */

const en_beat_musician_10 = /** @type {(inputs: Beat_Musician_10Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yusuf`)
};

const hi_beat_musician_10 = /** @type {(inputs: Beat_Musician_10Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यूसुफ़`)
};

/**
* | output |
* | --- |
* | "Yusuf" |
*
* @param {Beat_Musician_10Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_10 = /** @type {((inputs?: Beat_Musician_10Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_10Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_10(inputs)
	return en_beat_musician_10(inputs)
});