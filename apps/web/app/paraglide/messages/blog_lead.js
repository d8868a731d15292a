/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_LeadInputs */

const en_blog_lead = /** @type {(inputs: Blog_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Essays about sound, Indian music and how people feel. Every study is named, and so is what it could not show.`)
};

const hi_blog_lead = /** @type {(inputs: Blog_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़, भारतीय संगीत और मन के बारे में लेख। हर अध्ययन का नाम दिया है, और यह भी कि वह क्या नहीं दिखा सका।`)
};

/**
* | output |
* | --- |
* | "Essays about sound, Indian music and how people feel. Every study is named, and so is what it could not show." |
*
* @param {Blog_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_lead = /** @type {((inputs?: Blog_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_lead(inputs)
	return en_blog_lead(inputs)
});