/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Export_TextInputs */

const en_beat_export_text = /** @type {(inputs: Beat_Export_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A file that loops without a seam: 16 bit, stereo.`)
};

const hi_beat_export_text = /** @type {(inputs: Beat_Export_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऐसी फ़ाइल जो बिना जोड़ के दोहराई जाती है: 16 बिट, स्टीरियो।`)
};

/**
* | output |
* | --- |
* | "A file that loops without a seam: 16 bit, stereo." |
*
* @param {Beat_Export_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_text = /** @type {((inputs?: Beat_Export_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_text(inputs)
	return en_beat_export_text(inputs)
});