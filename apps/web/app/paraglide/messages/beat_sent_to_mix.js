/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Sent_To_MixInputs */

const en_beat_sent_to_mix = /** @type {(inputs: Beat_Sent_To_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The beat is in your mix`)
};

const hi_beat_sent_to_mix = /** @type {(inputs: Beat_Sent_To_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बीट आपके मिक्स में है`)
};

/**
* | output |
* | --- |
* | "The beat is in your mix" |
*
* @param {Beat_Sent_To_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_sent_to_mix = /** @type {((inputs?: Beat_Sent_To_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Sent_To_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_sent_to_mix(inputs)
	return en_beat_sent_to_mix(inputs)
});