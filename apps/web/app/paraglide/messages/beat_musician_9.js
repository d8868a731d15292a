/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Musician_9Inputs */

const en_beat_musician_9 = /** @type {(inputs: Beat_Musician_9Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unni`)
};

const hi_beat_musician_9 = /** @type {(inputs: Beat_Musician_9Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`उन्नी`)
};

/**
* | output |
* | --- |
* | "Unni" |
*
* @param {Beat_Musician_9Inputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_musician_9 = /** @type {((inputs?: Beat_Musician_9Inputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Musician_9Inputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_musician_9(inputs)
	return en_beat_musician_9(inputs)
});