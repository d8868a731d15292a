/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_Operator_LawInputs */

const en_legal_operator_law = /** @type {(inputs: Legal_Operator_LawInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Law and courts`)
};

const hi_legal_operator_law = /** @type {(inputs: Legal_Operator_LawInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`क़ानून और अदालत`)
};

/**
* | output |
* | --- |
* | "Law and courts" |
*
* @param {Legal_Operator_LawInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_operator_law = /** @type {((inputs?: Legal_Operator_LawInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_Operator_LawInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_operator_law(inputs)
	return en_legal_operator_law(inputs)
});