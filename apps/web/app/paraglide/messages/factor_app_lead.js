/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_App_LeadInputs */

const en_factor_app_lead = /** @type {(inputs: Factor_App_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the app that makes your codes and enter the one for Dhvani.`)
};

const hi_factor_app_lead = /** @type {(inputs: Factor_App_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोड बनाने वाला ऐप खोलें और ध्वनि वाला कोड लिखें।`)
};

/**
* | output |
* | --- |
* | "Open the app that makes your codes and enter the one for Dhvani." |
*
* @param {Factor_App_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_app_lead = /** @type {((inputs?: Factor_App_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_App_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_app_lead(inputs)
	return en_factor_app_lead(inputs)
});