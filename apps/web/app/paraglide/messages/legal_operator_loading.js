/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_Operator_LoadingInputs */

const en_legal_operator_loading = /** @type {(inputs: Legal_Operator_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading the operator's details…`)
};

const hi_legal_operator_loading = /** @type {(inputs: Legal_Operator_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`संचालक की जानकारी आ रही है…`)
};

/**
* | output |
* | --- |
* | "Loading the operator's details…" |
*
* @param {Legal_Operator_LoadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_operator_loading = /** @type {((inputs?: Legal_Operator_LoadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_Operator_LoadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_operator_loading(inputs)
	return en_legal_operator_loading(inputs)
});