/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Export_FailedInputs */

const en_beat_export_failed = /** @type {(inputs: Beat_Export_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The file could not be made. Please try again.`)
};

const hi_beat_export_failed = /** @type {(inputs: Beat_Export_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल नहीं बन सकी। कृपया फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "The file could not be made. Please try again." |
*
* @param {Beat_Export_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_failed = /** @type {((inputs?: Beat_Export_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_failed(inputs)
	return en_beat_export_failed(inputs)
});