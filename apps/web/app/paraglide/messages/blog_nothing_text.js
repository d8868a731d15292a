/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ query: NonNullable<unknown> }} Blog_Nothing_TextInputs */

const en_blog_nothing_text = /** @type {(inputs: Blog_Nothing_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No article has “${i?.query}” in its title or keywords. A shorter word may find more.`)
};

const hi_blog_nothing_text = /** @type {(inputs: Blog_Nothing_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.query}” किसी लेख के शीर्षक या ख़ास शब्दों में नहीं है। छोटे शब्द से शायद ज़्यादा मिलें।`)
};

/**
* | output |
* | --- |
* | "No article has “{query}” in its title or keywords. A shorter word may find more." |
*
* @param {Blog_Nothing_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_nothing_text = /** @type {((inputs: Blog_Nothing_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Nothing_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_nothing_text(inputs)
	return en_blog_nothing_text(inputs)
});