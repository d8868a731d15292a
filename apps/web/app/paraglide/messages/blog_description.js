/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_DescriptionInputs */

const en_blog_description = /** @type {(inputs: Blog_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Essays about sound, Indian music and how people feel: focus, sleep, meditation, and what the research does and does not say.`)
};

const hi_blog_description = /** @type {(inputs: Blog_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़, भारतीय संगीत और मन के बारे में लेख: एकाग्रता, नींद, ध्यान, और शोध क्या बताता है और क्या नहीं।`)
};

/**
* | output |
* | --- |
* | "Essays about sound, Indian music and how people feel: focus, sleep, meditation, and what the research does and does not say." |
*
* @param {Blog_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_description = /** @type {((inputs?: Blog_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_description(inputs)
	return en_blog_description(inputs)
});