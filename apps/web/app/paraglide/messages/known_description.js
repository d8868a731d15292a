/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_DescriptionInputs */

const en_known_description = /** @type {(inputs: Known_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The studies behind our articles, each told once: who took part, what was compared, what was found, its size where we could read it, and what limits it.`)
};

const hi_known_description = /** @type {(inputs: Known_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमारे लेखों के पीछे के अध्ययन, हर एक का ब्योरा सिर्फ़ एक बार: किसने भाग लिया, किसकी तुलना हुई, क्या मिला, असर का आकार जहाँ हम पढ़ सके, और उसकी सीमाएँ।`)
};

/**
* | output |
* | --- |
* | "The studies behind our articles, each told once: who took part, what was compared, what was found, its size where we could read it, and what limits it." |
*
* @param {Known_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_description = /** @type {((inputs?: Known_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_description(inputs)
	return en_known_description(inputs)
});