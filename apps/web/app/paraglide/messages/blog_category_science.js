/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Category_ScienceInputs */

const en_blog_category_science = /** @type {(inputs: Blog_Category_ScienceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Science`)
};

const hi_blog_category_science = /** @type {(inputs: Blog_Category_ScienceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`विज्ञान`)
};

/**
* | output |
* | --- |
* | "Science" |
*
* @param {Blog_Category_ScienceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_category_science = /** @type {((inputs?: Blog_Category_ScienceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Category_ScienceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_category_science(inputs)
	return en_blog_category_science(inputs)
});