/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Export_StartInputs */

const en_beat_export_start = /** @type {(inputs: Beat_Export_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Make the file`)
};

const hi_beat_export_start = /** @type {(inputs: Beat_Export_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल बनाएँ`)
};

/**
* | output |
* | --- |
* | "Make the file" |
*
* @param {Beat_Export_StartInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_start = /** @type {((inputs?: Beat_Export_StartInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_StartInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_start(inputs)
	return en_beat_export_start(inputs)
});