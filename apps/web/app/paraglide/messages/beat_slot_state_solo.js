/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Slot_State_SoloInputs */

const en_beat_slot_state_solo = /** @type {(inputs: Beat_Slot_State_SoloInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`solo`)
};

const hi_beat_slot_state_solo = /** @type {(inputs: Beat_Slot_State_SoloInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सोलो`)
};

/**
* | output |
* | --- |
* | "solo" |
*
* @param {Beat_Slot_State_SoloInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_slot_state_solo = /** @type {((inputs?: Beat_Slot_State_SoloInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Slot_State_SoloInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_slot_state_solo(inputs)
	return en_beat_slot_state_solo(inputs)
});