/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Category_Indian_MusicInputs */

const en_blog_category_indian_music = /** @type {(inputs: Blog_Category_Indian_MusicInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Indian Music`)
};

const hi_blog_category_indian_music = /** @type {(inputs: Blog_Category_Indian_MusicInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भारतीय संगीत`)
};

/**
* | output |
* | --- |
* | "Indian Music" |
*
* @param {Blog_Category_Indian_MusicInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_category_indian_music = /** @type {((inputs?: Blog_Category_Indian_MusicInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Category_Indian_MusicInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_category_indian_music(inputs)
	return en_blog_category_indian_music(inputs)
});