/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, name: NonNullable<unknown> }} Beat_Slot_EmptyInputs */

const en_beat_slot_empty = /** @type {(inputs: Beat_Slot_EmptyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Slot ${i?.number}: empty, ${i?.name} dozes`)
};

const hi_beat_slot_empty = /** @type {(inputs: Beat_Slot_EmptyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`स्लॉट ${i?.number}: ख़ाली, ${i?.name} नींद में`)
};

/**
* | output |
* | --- |
* | "Slot {number}: empty, {name} dozes" |
*
* @param {Beat_Slot_EmptyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_slot_empty = /** @type {((inputs: Beat_Slot_EmptyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Slot_EmptyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_slot_empty(inputs)
	return en_beat_slot_empty(inputs)
});