/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Save_FailedInputs */

const en_beat_save_failed = /** @type {(inputs: Beat_Save_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The beat could not be saved. Please try again.`)
};

const hi_beat_save_failed = /** @type {(inputs: Beat_Save_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बीट सेव नहीं हो सकी। कृपया फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "The beat could not be saved. Please try again." |
*
* @param {Beat_Save_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_save_failed = /** @type {((inputs?: Beat_Save_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Save_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_save_failed(inputs)
	return en_beat_save_failed(inputs)
});