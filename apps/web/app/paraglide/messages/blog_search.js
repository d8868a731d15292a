/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_SearchInputs */

const en_blog_search = /** @type {(inputs: Blog_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search articles`)
};

const hi_blog_search = /** @type {(inputs: Blog_SearchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लेख खोजें`)
};

/**
* | output |
* | --- |
* | "Search articles" |
*
* @param {Blog_SearchInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_search = /** @type {((inputs?: Blog_SearchInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_SearchInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_search(inputs)
	return en_blog_search(inputs)
});