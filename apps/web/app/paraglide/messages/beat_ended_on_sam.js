/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Ended_On_SamInputs */

const en_beat_ended_on_sam = /** @type {(inputs: Beat_Ended_On_SamInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ended on sam`)
};

const hi_beat_ended_on_sam = /** @type {(inputs: Beat_Ended_On_SamInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सम पर ख़त्म हुई`)
};

/**
* | output |
* | --- |
* | "Ended on sam" |
*
* @param {Beat_Ended_On_SamInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_ended_on_sam = /** @type {((inputs?: Beat_Ended_On_SamInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Ended_On_SamInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_ended_on_sam(inputs)
	return en_beat_ended_on_sam(inputs)
});