/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_EnglishInputs */

const en_legal_english = /** @type {(inputs: Legal_EnglishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`English text`)
};

const hi_legal_english = /** @type {(inputs: Legal_EnglishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अंग्रेज़ी पाठ`)
};

/**
* | output |
* | --- |
* | "English text" |
*
* @param {Legal_EnglishInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_english = /** @type {((inputs?: Legal_EnglishInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_EnglishInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_english(inputs)
	return en_legal_english(inputs)
});