/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_CodeInputs */

const en_refusal_code = /** @type {(inputs: Refusal_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Token has expired or is invalid`)
};

const hi_refusal_code = /** @type {(inputs: Refusal_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोड ग़लत है या उसका समय निकल गया है।`)
};

/**
* | output |
* | --- |
* | "Token has expired or is invalid" |
*
* @param {Refusal_CodeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_code = /** @type {((inputs?: Refusal_CodeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_CodeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_code(inputs)
	return en_refusal_code(inputs)
});