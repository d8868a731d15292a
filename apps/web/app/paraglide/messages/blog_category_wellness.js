/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Category_WellnessInputs */

const en_blog_category_wellness = /** @type {(inputs: Blog_Category_WellnessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wellness`)
};

const hi_blog_category_wellness = /** @type {(inputs: Blog_Category_WellnessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सेहत`)
};

/**
* | output |
* | --- |
* | "Wellness" |
*
* @param {Blog_Category_WellnessInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_category_wellness = /** @type {((inputs?: Blog_Category_WellnessInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Category_WellnessInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_category_wellness(inputs)
	return en_blog_category_wellness(inputs)
});