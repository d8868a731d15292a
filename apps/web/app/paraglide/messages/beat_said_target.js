/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Beat_Said_TargetInputs */

const en_beat_said_target = /** @type {(inputs: Beat_Said_TargetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Slot ${i?.number} waits. Choose a loop.`)
};

const hi_beat_said_target = /** @type {(inputs: Beat_Said_TargetInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`स्लॉट ${i?.number} इंतज़ार में है। कोई लूप चुनें।`)
};

/**
* | output |
* | --- |
* | "Slot {number} waits. Choose a loop." |
*
* @param {Beat_Said_TargetInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_said_target = /** @type {((inputs: Beat_Said_TargetInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Said_TargetInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_said_target(inputs)
	return en_beat_said_target(inputs)
});