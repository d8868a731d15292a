/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Article_Read_MoreInputs */

const en_article_read_more = /** @type {(inputs: Article_Read_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Read More Articles`)
};

const hi_article_read_more = /** @type {(inputs: Article_Read_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`और लेख पढ़ें`)
};

/**
* | output |
* | --- |
* | "Read More Articles" |
*
* @param {Article_Read_MoreInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const article_read_more = /** @type {((inputs?: Article_Read_MoreInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Article_Read_MoreInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_article_read_more(inputs)
	return en_article_read_more(inputs)
});