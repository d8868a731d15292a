/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Category_SleepInputs */

const en_blog_category_sleep = /** @type {(inputs: Blog_Category_SleepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sleep`)
};

const hi_blog_category_sleep = /** @type {(inputs: Blog_Category_SleepInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नींद`)
};

/**
* | output |
* | --- |
* | "Sleep" |
*
* @param {Blog_Category_SleepInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_category_sleep = /** @type {((inputs?: Blog_Category_SleepInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Category_SleepInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_category_sleep(inputs)
	return en_blog_category_sleep(inputs)
});