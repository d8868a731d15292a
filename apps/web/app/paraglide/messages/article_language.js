/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Article_LanguageInputs */

const en_article_language = /** @type {(inputs: Article_LanguageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This article is in English.`)
};

const hi_article_language = /** @type {(inputs: Article_LanguageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह लेख अंग्रेज़ी में है।`)
};

/**
* | output |
* | --- |
* | "This article is in English." |
*
* @param {Article_LanguageInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const article_language = /** @type {((inputs?: Article_LanguageInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Article_LanguageInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_article_language(inputs)
	return en_article_language(inputs)
});