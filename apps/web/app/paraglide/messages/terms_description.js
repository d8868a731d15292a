/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_DescriptionInputs */

const en_terms_description = /** @type {(inputs: Terms_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you can expect from Dhvani and what we ask of you: accounts, uploads, donations, and no medical advice.`)
};

const hi_terms_description = /** @type {(inputs: Terms_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि से आप क्या उम्मीद रख सकते हैं और हम आपसे क्या चाहते हैं: खाते, अपलोड, दान, और यह कि यहाँ डॉक्टर की सलाह नहीं मिलती।`)
};

/**
* | output |
* | --- |
* | "What you can expect from Dhvani and what we ask of you: accounts, uploads, donations, and no medical advice." |
*
* @param {Terms_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const terms_description = /** @type {((inputs?: Terms_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_terms_description(inputs)
	return en_terms_description(inputs)
});