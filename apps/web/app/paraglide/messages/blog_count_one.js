/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Count_OneInputs */

const en_blog_count_one = /** @type {(inputs: Blog_Count_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 article`)
};

const hi_blog_count_one = /** @type {(inputs: Blog_Count_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 लेख`)
};

/**
* | output |
* | --- |
* | "1 article" |
*
* @param {Blog_Count_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_count_one = /** @type {((inputs?: Blog_Count_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Count_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_count_one(inputs)
	return en_blog_count_one(inputs)
});