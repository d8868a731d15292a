/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Blog_Known_LeadInputs */

const en_blog_known_lead = /** @type {(inputs: Blog_Known_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The studies of people that the articles lean on, each told once, with its size where we could read it:`)
};

const hi_blog_known_lead = /** @type {(inputs: Blog_Known_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लोगों पर हुए वे अध्ययन जिन पर लेख टिके हैं, हर एक का ब्योरा सिर्फ़ एक बार, और जहाँ हम पढ़ सके वहाँ असर के आकार के साथ:`)
};

/**
* | output |
* | --- |
* | "The studies of people that the articles lean on, each told once, with its size where we could read it:" |
*
* @param {Blog_Known_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const blog_known_lead = /** @type {((inputs?: Blog_Known_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Blog_Known_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_blog_known_lead(inputs)
	return en_blog_known_lead(inputs)
});