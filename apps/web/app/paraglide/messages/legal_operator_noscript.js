/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_Operator_NoscriptInputs */

const en_legal_operator_noscript = /** @type {(inputs: Legal_Operator_NoscriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser runs no scripts, so the operator's details are not shown here. They are at /config.json.`)
};

const hi_legal_operator_noscript = /** @type {(inputs: Legal_Operator_NoscriptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका ब्राउज़र स्क्रिप्ट नहीं चलाता, इसलिए संचालक की जानकारी यहाँ नहीं दिखती। वह /config.json पर है।`)
};

/**
* | output |
* | --- |
* | "Your browser runs no scripts, so the operator's details are not shown here. They are at /config.json." |
*
* @param {Legal_Operator_NoscriptInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_operator_noscript = /** @type {((inputs?: Legal_Operator_NoscriptInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_Operator_NoscriptInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_operator_noscript(inputs)
	return en_legal_operator_noscript(inputs)
});