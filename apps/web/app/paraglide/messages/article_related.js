/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Article_RelatedInputs */

const en_article_related = /** @type {(inputs: Article_RelatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Related articles`)
};

const hi_article_related = /** @type {(inputs: Article_RelatedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिलते-जुलते लेख`)
};

/**
* | output |
* | --- |
* | "Related articles" |
*
* @param {Article_RelatedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const article_related = /** @type {((inputs?: Article_RelatedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Article_RelatedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_article_related(inputs)
	return en_article_related(inputs)
});