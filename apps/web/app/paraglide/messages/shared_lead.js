/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shared_LeadInputs */

const en_shared_lead = /** @type {(inputs: Shared_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Someone shared this mix with you.`)
};

const hi_shared_lead = /** @type {(inputs: Shared_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`किसी ने यह मिक्स आपसे शेयर किया है।`)
};

/**
* | output |
* | --- |
* | "Someone shared this mix with you." |
*
* @param {Shared_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shared_lead = /** @type {((inputs?: Shared_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shared_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shared_lead(inputs)
	return en_shared_lead(inputs)
});