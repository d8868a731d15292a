/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Tab_AllInputs */

const en_blog_tab_all = /** @type {(inputs: Blog_Tab_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All Posts`)
};

const hi_blog_tab_all = /** @type {(inputs: Blog_Tab_AllInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सब लेख`)
};

/**
* | output |
* | --- |
* | "All Posts" |
*
* @param {Blog_Tab_AllInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_tab_all = /** @type {((inputs?: Blog_Tab_AllInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Tab_AllInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_tab_all(inputs)
	return en_blog_tab_all(inputs)
});