/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_LeadInputs */

const en_donate_lead = /** @type {(inputs: Donate_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dhvani is free and carries no advertising. If it has given you a quiet hour, you can help to keep the lamps lit.`)
};

const hi_donate_lead = /** @type {(inputs: Donate_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ध्वनि मुफ़्त है और इस पर कोई विज्ञापन नहीं। अगर इसने आपको सुकून का एक घंटा दिया है, तो आप यह दीया जलाए रखने में मदद कर सकते हैं।`)
};

/**
* | output |
* | --- |
* | "Dhvani is free and carries no advertising. If it has given you a quiet hour, you can help to keep the lamps lit." |
*
* @param {Donate_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_lead = /** @type {((inputs?: Donate_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_lead(inputs)
	return en_donate_lead(inputs)
});