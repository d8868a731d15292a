/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_KnownInputs */

const en_blog_known = /** @type {(inputs: Blog_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is known`)
};

const hi_blog_known = /** @type {(inputs: Blog_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अब तक क्या पता है`)
};

/**
* | output |
* | --- |
* | "What is known" |
*
* @param {Blog_KnownInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_known = /** @type {((inputs?: Blog_KnownInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_KnownInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_known(inputs)
	return en_blog_known(inputs)
});