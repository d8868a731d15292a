/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Record_FailedInputs */

const en_beat_record_failed = /** @type {(inputs: Beat_Record_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The recording could not be made. Please try again.`)
};

const hi_beat_record_failed = /** @type {(inputs: Beat_Record_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रिकॉर्डिंग नहीं बन सकी। कृपया फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "The recording could not be made. Please try again." |
*
* @param {Beat_Record_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_record_failed = /** @type {((inputs?: Beat_Record_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Record_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_record_failed(inputs)
	return en_beat_record_failed(inputs)
});