/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Article_AccessedInputs */

const en_article_accessed = /** @type {(inputs: Article_AccessedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`accessed ${i?.date}`)
};

const hi_article_accessed = /** @type {(inputs: Article_AccessedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.date} को देखा गया`)
};

/**
* | output |
* | --- |
* | "accessed {date}" |
*
* @param {Article_AccessedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const article_accessed = /** @type {((inputs: Article_AccessedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Article_AccessedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_article_accessed(inputs)
	return en_article_accessed(inputs)
});