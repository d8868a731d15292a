/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_Operator_UnreachedInputs */

const en_legal_operator_unreached = /** @type {(inputs: Legal_Operator_UnreachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The operator's details could not be loaded. Load this page again to see them.`)
};

const hi_legal_operator_unreached = /** @type {(inputs: Legal_Operator_UnreachedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`संचालक की जानकारी नहीं आ सकी। देखने के लिए यह पेज फिर से लोड करें।`)
};

/**
* | output |
* | --- |
* | "The operator's details could not be loaded. Load this page again to see them." |
*
* @param {Legal_Operator_UnreachedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_operator_unreached = /** @type {((inputs?: Legal_Operator_UnreachedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_Operator_UnreachedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_operator_unreached(inputs)
	return en_legal_operator_unreached(inputs)
});