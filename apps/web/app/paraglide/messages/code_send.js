/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_SendInputs */

const en_code_send = /** @type {(inputs: Code_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use this code`)
};

const hi_code_send = /** @type {(inputs: Code_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह कोड इस्तेमाल करें`)
};

/**
* | output |
* | --- |
* | "Use this code" |
*
* @param {Code_SendInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const code_send = /** @type {((inputs?: Code_SendInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_SendInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_code_send(inputs)
	return en_code_send(inputs)
});