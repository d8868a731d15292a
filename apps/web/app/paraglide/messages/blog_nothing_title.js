/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Nothing_TitleInputs */

const en_blog_nothing_title = /** @type {(inputs: Blog_Nothing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No articles found`)
};

const hi_blog_nothing_title = /** @type {(inputs: Blog_Nothing_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोई लेख नहीं मिला`)
};

/**
* | output |
* | --- |
* | "No articles found" |
*
* @param {Blog_Nothing_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_nothing_title = /** @type {((inputs?: Blog_Nothing_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Nothing_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_nothing_title(inputs)
	return en_blog_nothing_title(inputs)
});