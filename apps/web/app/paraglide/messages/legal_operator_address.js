/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_Operator_AddressInputs */

const en_legal_operator_address = /** @type {(inputs: Legal_Operator_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Address`)
};

const hi_legal_operator_address = /** @type {(inputs: Legal_Operator_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पता`)
};

/**
* | output |
* | --- |
* | "Address" |
*
* @param {Legal_Operator_AddressInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_operator_address = /** @type {((inputs?: Legal_Operator_AddressInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_Operator_AddressInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_operator_address(inputs)
	return en_legal_operator_address(inputs)
});