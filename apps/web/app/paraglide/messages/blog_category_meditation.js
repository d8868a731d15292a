/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Category_MeditationInputs */

const en_blog_category_meditation = /** @type {(inputs: Blog_Category_MeditationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Meditation`)
};

const hi_blog_category_meditation = /** @type {(inputs: Blog_Category_MeditationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्यान`)
};

/**
* | output |
* | --- |
* | "Meditation" |
*
* @param {Blog_Category_MeditationInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_category_meditation = /** @type {((inputs?: Blog_Category_MeditationInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Category_MeditationInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_category_meditation(inputs)
	return en_blog_category_meditation(inputs)
});