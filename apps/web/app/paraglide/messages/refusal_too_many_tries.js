/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Too_Many_TriesInputs */

const en_refusal_too_many_tries = /** @type {(inputs: Refusal_Too_Many_TriesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Too many tries in a short time. Please wait a minute, then try again.`)
};

const hi_refusal_too_many_tries = /** @type {(inputs: Refusal_Too_Many_TriesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`थोड़ी देर में बहुत ज़्यादा कोशिशें हुईं। कृपया एक मिनट रुककर फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "Too many tries in a short time. Please wait a minute, then try again." |
*
* @param {Refusal_Too_Many_TriesInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_too_many_tries = /** @type {((inputs?: Refusal_Too_Many_TriesInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Too_Many_TriesInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_too_many_tries(inputs)
	return en_refusal_too_many_tries(inputs)
});