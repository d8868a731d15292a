/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Export_DownloadInputs */

const en_beat_export_download = /** @type {(inputs: Beat_Export_DownloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Download`)
};

const hi_beat_export_download = /** @type {(inputs: Beat_Export_DownloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`डाउनलोड करें`)
};

/**
* | output |
* | --- |
* | "Download" |
*
* @param {Beat_Export_DownloadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_download = /** @type {((inputs?: Beat_Export_DownloadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_DownloadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_download(inputs)
	return en_beat_export_download(inputs)
});