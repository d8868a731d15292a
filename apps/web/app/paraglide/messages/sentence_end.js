/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sentence_EndInputs */

const en_sentence_end = /** @type {(inputs: Sentence_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`.`)
};

const hi_sentence_end = /** @type {(inputs: Sentence_EndInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`।`)
};

/**
* | output |
* | --- |
* | "." |
*
* @param {Sentence_EndInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sentence_end = /** @type {((inputs?: Sentence_EndInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sentence_EndInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sentence_end(inputs)
	return en_sentence_end(inputs)
});