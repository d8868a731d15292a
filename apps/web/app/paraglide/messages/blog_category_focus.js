/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Category_FocusInputs */

const en_blog_category_focus = /** @type {(inputs: Blog_Category_FocusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Focus`)
};

const hi_blog_category_focus = /** @type {(inputs: Blog_Category_FocusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एकाग्रता`)
};

/**
* | output |
* | --- |
* | "Focus" |
*
* @param {Blog_Category_FocusInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_category_focus = /** @type {((inputs?: Blog_Category_FocusInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Category_FocusInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_category_focus(inputs)
	return en_blog_category_focus(inputs)
});