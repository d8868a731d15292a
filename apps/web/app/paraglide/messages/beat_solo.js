/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_SoloInputs */

const en_beat_solo = /** @type {(inputs: Beat_SoloInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Solo`)
};

const hi_beat_solo = /** @type {(inputs: Beat_SoloInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सोलो`)
};

/**
* | output |
* | --- |
* | "Solo" |
*
* @param {Beat_SoloInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_solo = /** @type {((inputs?: Beat_SoloInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_SoloInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_solo(inputs)
	return en_beat_solo(inputs)
});