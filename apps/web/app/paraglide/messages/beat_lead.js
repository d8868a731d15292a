/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_LeadInputs */

const en_beat_lead = /** @type {(inputs: Beat_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sixteen musicians are dozing. Give one of them a loop.`)
};

const hi_beat_lead = /** @type {(inputs: Beat_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सोलह कलाकार ऊँघ रहे हैं। किसी एक को लूप दीजिए।`)
};

/**
* | output |
* | --- |
* | "Sixteen musicians are dozing. Give one of them a loop." |
*
* @param {Beat_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_lead = /** @type {((inputs?: Beat_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_lead(inputs)
	return en_beat_lead(inputs)
});