/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Export_ProgressInputs */

const en_beat_export_progress = /** @type {(inputs: Beat_Export_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Making the file`)
};

const hi_beat_export_progress = /** @type {(inputs: Beat_Export_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल बन रही है`)
};

/**
* | output |
* | --- |
* | "Making the file" |
*
* @param {Beat_Export_ProgressInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_progress = /** @type {((inputs?: Beat_Export_ProgressInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_ProgressInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_progress(inputs)
	return en_beat_export_progress(inputs)
});