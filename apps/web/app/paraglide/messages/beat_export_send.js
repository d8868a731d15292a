/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Export_SendInputs */

const en_beat_export_send = /** @type {(inputs: Beat_Export_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Share the file`)
};

const hi_beat_export_send = /** @type {(inputs: Beat_Export_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल शेयर करें`)
};

/**
* | output |
* | --- |
* | "Share the file" |
*
* @param {Beat_Export_SendInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_send = /** @type {((inputs?: Beat_Export_SendInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_SendInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_send(inputs)
	return en_beat_export_send(inputs)
});