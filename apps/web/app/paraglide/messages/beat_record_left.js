/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Record_LeftInputs */

const en_beat_record_left = /** @type {(inputs: Beat_Record_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You left its page. You can still keep it.`)
};

const hi_beat_record_left = /** @type {(inputs: Beat_Record_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप उसके पेज से चले गए थे। चाहें तो उसे अब भी रख सकते हैं।`)
};

/**
* | output |
* | --- |
* | "You left its page. You can still keep it." |
*
* @param {Beat_Record_LeftInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_record_left = /** @type {((inputs?: Beat_Record_LeftInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Record_LeftInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_record_left(inputs)
	return en_beat_record_left(inputs)
});