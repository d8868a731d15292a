/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Nothing_ActionInputs */

const en_blog_nothing_action = /** @type {(inputs: Blog_Nothing_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show all articles`)
};

const hi_blog_nothing_action = /** @type {(inputs: Blog_Nothing_ActionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सब लेख दिखाएँ`)
};

/**
* | output |
* | --- |
* | "Show all articles" |
*
* @param {Blog_Nothing_ActionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_nothing_action = /** @type {((inputs?: Blog_Nothing_ActionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Nothing_ActionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_nothing_action(inputs)
	return en_blog_nothing_action(inputs)
});