/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Beat_Target_HintInputs */

const en_beat_target_hint = /** @type {(inputs: Beat_Target_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Now pick a loop for slot ${i?.number}`)
};

const hi_beat_target_hint = /** @type {(inputs: Beat_Target_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`अब स्लॉट ${i?.number} के लिए लूप चुनें`)
};

/**
* | output |
* | --- |
* | "Now pick a loop for slot {number}" |
*
* @param {Beat_Target_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_target_hint = /** @type {((inputs: Beat_Target_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Target_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_target_hint(inputs)
	return en_beat_target_hint(inputs)
});