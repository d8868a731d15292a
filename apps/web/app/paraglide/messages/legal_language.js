/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_LanguageInputs */

const en_legal_language = /** @type {(inputs: Legal_LanguageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This text is in English.`)
};

const hi_legal_language = /** @type {(inputs: Legal_LanguageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह पाठ अंग्रेज़ी में है।`)
};

/**
* | output |
* | --- |
* | "This text is in English." |
*
* @param {Legal_LanguageInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_language = /** @type {((inputs?: Legal_LanguageInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_LanguageInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_language(inputs)
	return en_legal_language(inputs)
});