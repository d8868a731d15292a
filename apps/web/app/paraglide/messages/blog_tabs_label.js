/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Tabs_LabelInputs */

const en_blog_tabs_label = /** @type {(inputs: Blog_Tabs_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Articles`)
};

const hi_blog_tabs_label = /** @type {(inputs: Blog_Tabs_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लेख`)
};

/**
* | output |
* | --- |
* | "Articles" |
*
* @param {Blog_Tabs_LabelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_tabs_label = /** @type {((inputs?: Blog_Tabs_LabelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Tabs_LabelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_tabs_label(inputs)
	return en_blog_tabs_label(inputs)
});