/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_For_AddressInputs */

const en_code_for_address = /** @type {(inputs: Code_For_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A new email address`)
};

const hi_code_for_address = /** @type {(inputs: Code_For_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नया ईमेल पता`)
};

/**
* | output |
* | --- |
* | "A new email address" |
*
* @param {Code_For_AddressInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const code_for_address = /** @type {((inputs?: Code_For_AddressInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_For_AddressInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_code_for_address(inputs)
	return en_code_for_address(inputs)
});