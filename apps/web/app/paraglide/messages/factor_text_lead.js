/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Text_LeadInputs */

const en_factor_text_lead = /** @type {(inputs: Factor_Text_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We send a code to the phone of this account.`)
};

const hi_factor_text_lead = /** @type {(inputs: Factor_Text_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हम इस खाते के फ़ोन पर कोड भेजते हैं।`)
};

/**
* | output |
* | --- |
* | "We send a code to the phone of this account." |
*
* @param {Factor_Text_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_text_lead = /** @type {((inputs?: Factor_Text_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Text_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_text_lead(inputs)
	return en_factor_text_lead(inputs)
});