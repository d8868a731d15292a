/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Too_Many_TextsInputs */

const en_refusal_too_many_texts = /** @type {(inputs: Refusal_Too_Many_TextsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`SMS rate limit exceeded`)
};

const hi_refusal_too_many_texts = /** @type {(inputs: Refusal_Too_Many_TextsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`थोड़ी देर में बहुत ज़्यादा एसएमएस भेजे जा चुके हैं। कृपया दस मिनट बाद फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "SMS rate limit exceeded" |
*
* @param {Refusal_Too_Many_TextsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_too_many_texts = /** @type {((inputs?: Refusal_Too_Many_TextsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Too_Many_TextsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_too_many_texts(inputs)
	return en_refusal_too_many_texts(inputs)
});