/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Export_TitleInputs */

const en_beat_export_title = /** @type {(inputs: Beat_Export_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Export as WAV`)
};

const hi_beat_export_title = /** @type {(inputs: Beat_Export_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`WAV में एक्सपोर्ट करें`)
};

/**
* | output |
* | --- |
* | "Export as WAV" |
*
* @param {Beat_Export_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_title = /** @type {((inputs?: Beat_Export_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_title(inputs)
	return en_beat_export_title(inputs)
});