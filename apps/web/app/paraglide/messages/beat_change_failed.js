/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Change_FailedInputs */

const en_beat_change_failed = /** @type {(inputs: Beat_Change_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That did not work. Please try again.`)
};

const hi_beat_change_failed = /** @type {(inputs: Beat_Change_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह नहीं हो सका। कृपया फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "That did not work. Please try again." |
*
* @param {Beat_Change_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_change_failed = /** @type {((inputs?: Beat_Change_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Change_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_change_failed(inputs)
	return en_beat_change_failed(inputs)
});