/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Slot_State_RestingInputs */

const en_beat_slot_state_resting = /** @type {(inputs: Beat_Slot_State_RestingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`resting`)
};

const hi_beat_slot_state_resting = /** @type {(inputs: Beat_Slot_State_RestingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`विराम पर`)
};

/**
* | output |
* | --- |
* | "resting" |
*
* @param {Beat_Slot_State_RestingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_slot_state_resting = /** @type {((inputs?: Beat_Slot_State_RestingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Slot_State_RestingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_slot_state_resting(inputs)
	return en_beat_slot_state_resting(inputs)
});