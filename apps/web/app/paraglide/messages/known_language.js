/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_LanguageInputs */

const en_known_language = /** @type {(inputs: Known_LanguageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The studies are told in English.`)
};

const hi_known_language = /** @type {(inputs: Known_LanguageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अध्ययनों का ब्योरा अंग्रेज़ी में है।`)
};

/**
* | output |
* | --- |
* | "The studies are told in English." |
*
* @param {Known_LanguageInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_language = /** @type {((inputs?: Known_LanguageInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_LanguageInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_language(inputs)
	return en_known_language(inputs)
});