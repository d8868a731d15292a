/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Slot_State_MutedInputs */

const en_beat_slot_state_muted = /** @type {(inputs: Beat_Slot_State_MutedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`muted`)
};

const hi_beat_slot_state_muted = /** @type {(inputs: Beat_Slot_State_MutedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`म्यूट`)
};

/**
* | output |
* | --- |
* | "muted" |
*
* @param {Beat_Slot_State_MutedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_slot_state_muted = /** @type {((inputs?: Beat_Slot_State_MutedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Slot_State_MutedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_slot_state_muted(inputs)
	return en_beat_slot_state_muted(inputs)
});