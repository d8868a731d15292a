/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Record_StopInputs */

const en_beat_record_stop = /** @type {(inputs: Beat_Record_StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stop recording`)
};

const hi_beat_record_stop = /** @type {(inputs: Beat_Record_StopInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रिकॉर्डिंग रोकें`)
};

/**
* | output |
* | --- |
* | "Stop recording" |
*
* @param {Beat_Record_StopInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_record_stop = /** @type {((inputs?: Beat_Record_StopInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Record_StopInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_record_stop(inputs)
	return en_beat_record_stop(inputs)
});