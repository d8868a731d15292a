/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_Operator_GrievanceInputs */

const en_legal_operator_grievance = /** @type {(inputs: Legal_Operator_GrievanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Grievance officer`)
};

const hi_legal_operator_grievance = /** @type {(inputs: Legal_Operator_GrievanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शिकायत अधिकारी`)
};

/**
* | output |
* | --- |
* | "Grievance officer" |
*
* @param {Legal_Operator_GrievanceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const legal_operator_grievance = /** @type {((inputs?: Legal_Operator_GrievanceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_Operator_GrievanceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_legal_operator_grievance(inputs)
	return en_legal_operator_grievance(inputs)
});