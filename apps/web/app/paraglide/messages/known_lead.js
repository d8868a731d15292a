/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_LeadInputs */

const en_known_lead = /** @type {(inputs: Known_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`These are the studies that our articles lean on, each told once and sorted by what it asked. Hardly any of them used the music that Dhvani plays, and none tested Dhvani. They are no medical advice.`)
};

const hi_known_lead = /** @type {(inputs: Known_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ये वे अध्ययन हैं जिन पर हमारे लेख टिके हैं, हर एक का ब्योरा सिर्फ़ एक बार और अपने सवाल के हिसाब से रखा हुआ। इनमें से शायद ही किसी में वह संगीत था जो ध्वनि बजाती है, और ध्वनि की जाँच किसी ने नहीं की। यह डॉक्टर की सलाह नहीं है।`)
};

/**
* | output |
* | --- |
* | "These are the studies that our articles lean on, each told once and sorted by what it asked. Hardly any of them used the music that Dhvani plays, and none te..." |
*
* @param {Known_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_lead = /** @type {((inputs?: Known_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_lead(inputs)
	return en_known_lead(inputs)
});