/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Article_BackInputs */

const en_article_back = /** @type {(inputs: Article_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to Blog`)
};

const hi_article_back = /** @type {(inputs: Article_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ब्लॉग पर लौटें`)
};

/**
* | output |
* | --- |
* | "Back to Blog" |
*
* @param {Article_BackInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const article_back = /** @type {((inputs?: Article_BackInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Article_BackInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_article_back(inputs)
	return en_article_back(inputs)
});