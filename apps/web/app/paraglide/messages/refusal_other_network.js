/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Other_NetworkInputs */

const en_refusal_other_network = /** @type {(inputs: Refusal_Other_NetworkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your network changed, or the code was used already. Please ask for another code.`)
};

const hi_refusal_other_network = /** @type {(inputs: Refusal_Other_NetworkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका नेटवर्क बदल गया है, या कोड इस्तेमाल हो चुका है। कृपया दूसरा कोड माँगें।`)
};

/**
* | output |
* | --- |
* | "Your network changed, or the code was used already. Please ask for another code." |
*
* @param {Refusal_Other_NetworkInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_other_network = /** @type {((inputs?: Refusal_Other_NetworkInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Other_NetworkInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_other_network(inputs)
	return en_refusal_other_network(inputs)
});