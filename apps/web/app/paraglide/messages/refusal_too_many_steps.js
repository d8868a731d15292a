/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Too_Many_StepsInputs */

const en_refusal_too_many_steps = /** @type {(inputs: Refusal_Too_Many_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Maximum number of verified factors reached, unenroll to continue`)
};

const hi_refusal_too_many_steps = /** @type {(inputs: Refusal_Too_Many_StepsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अब और दूसरे चरण नहीं जोड़े जा सकते। नया जोड़ने के लिए पहले एक हटाएँ।`)
};

/**
* | output |
* | --- |
* | "Maximum number of verified factors reached, unenroll to continue" |
*
* @param {Refusal_Too_Many_StepsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_too_many_steps = /** @type {((inputs?: Refusal_Too_Many_StepsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Too_Many_StepsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_too_many_steps(inputs)
	return en_refusal_too_many_steps(inputs)
});