/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Taal_Khali_WordInputs */

const en_beat_taal_khali_word = /** @type {(inputs: Beat_Taal_Khali_WordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`khali`)
};

const hi_beat_taal_khali_word = /** @type {(inputs: Beat_Taal_Khali_WordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ख़ाली`)
};

/**
* | output |
* | --- |
* | "khali" |
*
* @param {Beat_Taal_Khali_WordInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_taal_khali_word = /** @type {((inputs?: Beat_Taal_Khali_WordInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Taal_Khali_WordInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_taal_khali_word(inputs)
	return en_beat_taal_khali_word(inputs)
});