/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ slot: NonNullable<unknown>, number: NonNullable<unknown>, bol: NonNullable<unknown> }} Beat_Slot_In_TaalInputs */

const en_beat_slot_in_taal = /** @type {(inputs: Beat_Slot_In_TaalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.slot}, ${i?.number} ${i?.bol}`)
};

const hi_beat_slot_in_taal = /** @type {(inputs: Beat_Slot_In_TaalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.slot}, ${i?.number} ${i?.bol}`)
};

/**
* | output |
* | --- |
* | "{slot}, {number} {bol}" |
*
* @param {Beat_Slot_In_TaalInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_slot_in_taal = /** @type {((inputs: Beat_Slot_In_TaalInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Slot_In_TaalInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_slot_in_taal(inputs)
	return en_beat_slot_in_taal(inputs)
});