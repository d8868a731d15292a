/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Export_LengthInputs */

const en_beat_export_length = /** @type {(inputs: Beat_Export_LengthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Length`)
};

const hi_beat_export_length = /** @type {(inputs: Beat_Export_LengthInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लंबाई`)
};

/**
* | output |
* | --- |
* | "Length" |
*
* @param {Beat_Export_LengthInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_length = /** @type {((inputs?: Beat_Export_LengthInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_LengthInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_length(inputs)
	return en_beat_export_length(inputs)
});