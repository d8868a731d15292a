/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_Others_LeadInputs */

const en_known_others_lead = /** @type {(inputs: Known_Others_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What else the articles cite: books, standards, essays, history and physics.`)
};

const hi_known_others_lead = /** @type {(inputs: Known_Others_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लेखों में और जिनका हवाला है: किताबें, मानक, निबंध, इतिहास और भौतिकी।`)
};

/**
* | output |
* | --- |
* | "What else the articles cite: books, standards, essays, history and physics." |
*
* @param {Known_Others_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_others_lead = /** @type {((inputs?: Known_Others_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_Others_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_others_lead(inputs)
	return en_known_others_lead(inputs)
});