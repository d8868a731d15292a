/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, loop: NonNullable<unknown> }} Beat_Slot_FilledInputs */

const en_beat_slot_filled = /** @type {(inputs: Beat_Slot_FilledInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Slot ${i?.number}: ${i?.loop}`)
};

const hi_beat_slot_filled = /** @type {(inputs: Beat_Slot_FilledInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`स्लॉट ${i?.number}: ${i?.loop}`)
};

/**
* | output |
* | --- |
* | "Slot {number}: {loop}" |
*
* @param {Beat_Slot_FilledInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_slot_filled = /** @type {((inputs: Beat_Slot_FilledInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Slot_FilledInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_slot_filled(inputs)
	return en_beat_slot_filled(inputs)
});