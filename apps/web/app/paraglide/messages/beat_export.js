/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_ExportInputs */

const en_beat_export = /** @type {(inputs: Beat_ExportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Export`)
};

const hi_beat_export = /** @type {(inputs: Beat_ExportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एक्सपोर्ट करें`)
};

/**
* | output |
* | --- |
* | "Export" |
*
* @param {Beat_ExportInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_export = /** @type {((inputs?: Beat_ExportInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_ExportInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_export(inputs)
	return en_beat_export(inputs)
});