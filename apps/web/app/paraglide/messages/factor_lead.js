/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Factor_LeadInputs */

const en_factor_lead = /** @type {(inputs: Factor_LeadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.email} is protected by a second step.`)
};

const hi_factor_lead = /** @type {(inputs: Factor_LeadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.email} की सुरक्षा के लिए दूसरा चरण लगा है।`)
};

/**
* | output |
* | --- |
* | "{email} is protected by a second step." |
*
* @param {Factor_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_lead = /** @type {((inputs: Factor_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_lead(inputs)
	return en_factor_lead(inputs)
});