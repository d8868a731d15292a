/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Article_ContentsInputs */

const en_article_contents = /** @type {(inputs: Article_ContentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`On this page`)
};

const hi_article_contents = /** @type {(inputs: Article_ContentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस पेज पर`)
};

/**
* | output |
* | --- |
* | "On this page" |
*
* @param {Article_ContentsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const article_contents = /** @type {((inputs?: Article_ContentsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Article_ContentsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_article_contents(inputs)
	return en_article_contents(inputs)
});