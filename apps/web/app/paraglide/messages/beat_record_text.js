/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Record_TextInputs */

const en_beat_record_text = /** @type {(inputs: Beat_Record_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Record what you play, with every change you make`)
};

const hi_beat_record_text = /** @type {(inputs: Beat_Record_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप जो बजाएँ, हर बदलाव के साथ रिकॉर्ड करें`)
};

/**
* | output |
* | --- |
* | "Record what you play, with every change you make" |
*
* @param {Beat_Record_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_record_text = /** @type {((inputs?: Beat_Record_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Record_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_record_text(inputs)
	return en_beat_record_text(inputs)
});