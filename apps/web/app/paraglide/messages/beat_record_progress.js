/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Record_ProgressInputs */

const en_beat_record_progress = /** @type {(inputs: Beat_Record_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Length of the recording`)
};

const hi_beat_record_progress = /** @type {(inputs: Beat_Record_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रिकॉर्डिंग की लंबाई`)
};

/**
* | output |
* | --- |
* | "Length of the recording" |
*
* @param {Beat_Record_ProgressInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_record_progress = /** @type {((inputs?: Beat_Record_ProgressInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Record_ProgressInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_record_progress(inputs)
	return en_beat_record_progress(inputs)
});