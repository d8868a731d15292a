/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_DescriptionInputs */

const en_privacy_description = /** @type {(inputs: Privacy_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What Dhvani keeps about you, and why: no counting, no advertising, and no cookie but one while you sign in with Google.`)
};

const hi_privacy_description = /** @type {(inputs: Privacy_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि आपके बारे में क्या रखती है और क्यों: न गिनती, न विज्ञापन, और गूगल से साइन इन के दौरान की एक कुकी के सिवा कोई कुकी नहीं।`)
};

/**
* | output |
* | --- |
* | "What Dhvani keeps about you, and why: no counting, no advertising, and no cookie but one while you sign in with Google." |
*
* @param {Privacy_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const privacy_description = /** @type {((inputs?: Privacy_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_privacy_description(inputs)
	return en_privacy_description(inputs)
});