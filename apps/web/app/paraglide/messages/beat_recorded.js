/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_RecordedInputs */

const en_beat_recorded = /** @type {(inputs: Beat_RecordedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your performance`)
};

const hi_beat_recorded = /** @type {(inputs: Beat_RecordedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी प्रस्तुति`)
};

/**
* | output |
* | --- |
* | "Your performance" |
*
* @param {Beat_RecordedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_recorded = /** @type {((inputs?: Beat_RecordedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_RecordedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_recorded(inputs)
	return en_beat_recorded(inputs)
});