/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Article_AuthorInputs */

const en_article_author = /** @type {(inputs: Article_AuthorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dhvani Team`)
};

const hi_article_author = /** @type {(inputs: Article_AuthorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि की टीम`)
};

/**
* | output |
* | --- |
* | "Dhvani Team" |
*
* @param {Article_AuthorInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const article_author = /** @type {((inputs?: Article_AuthorInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Article_AuthorInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_article_author(inputs)
	return en_article_author(inputs)
});