/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_Operator_GapInputs */

const en_legal_operator_gap = /** @type {(inputs: Legal_Operator_GapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not filled in by the operator of this site`)
};

const hi_legal_operator_gap = /** @type {(inputs: Legal_Operator_GapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस साइट के संचालक ने नहीं भरा`)
};

/**
* | output |
* | --- |
* | "Not filled in by the operator of this site" |
*
* @param {Legal_Operator_GapInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_operator_gap = /** @type {((inputs?: Legal_Operator_GapInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_Operator_GapInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_operator_gap(inputs)
	return en_legal_operator_gap(inputs)
});