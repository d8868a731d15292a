/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, seconds: NonNullable<unknown> }} Beat_Export_BarsInputs */

const en_beat_export_bars = /** @type {(inputs: Beat_Export_BarsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} bars, ${i?.seconds} s`)
};

const hi_beat_export_bars = /** @type {(inputs: Beat_Export_BarsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} × 4 मात्राएँ, ${i?.seconds} सेकंड`)
};

/**
* | output |
* | --- |
* | "{count} bars, {seconds} s" |
*
* @param {Beat_Export_BarsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export_bars = /** @type {((inputs: Beat_Export_BarsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Export_BarsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export_bars(inputs)
	return en_beat_export_bars(inputs)
});