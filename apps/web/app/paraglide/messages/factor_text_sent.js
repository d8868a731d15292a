/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Text_SentInputs */

const en_factor_text_sent = /** @type {(inputs: Factor_Text_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the code that we sent to your phone. It is good for a few minutes.`)
};

const hi_factor_text_sent = /** @type {(inputs: Factor_Text_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमने आपके फ़ोन पर जो कोड भेजा है, उसे लिखें। वह कुछ मिनट तक चलेगा।`)
};

/**
* | output |
* | --- |
* | "Enter the code that we sent to your phone. It is good for a few minutes." |
*
* @param {Factor_Text_SentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_text_sent = /** @type {((inputs?: Factor_Text_SentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Text_SentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_text_sent(inputs)
	return en_factor_text_sent(inputs)
});