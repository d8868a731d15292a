/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_Operator_NameInputs */

const en_legal_operator_name = /** @type {(inputs: Legal_Operator_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Operator`)
};

const hi_legal_operator_name = /** @type {(inputs: Legal_Operator_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`संचालक`)
};

/**
* | output |
* | --- |
* | "Operator" |
*
* @param {Legal_Operator_NameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_operator_name = /** @type {((inputs?: Legal_Operator_NameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_Operator_NameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_operator_name(inputs)
	return en_legal_operator_name(inputs)
});