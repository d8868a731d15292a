/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Slot_State_FailedInputs */

const en_beat_slot_state_failed = /** @type {(inputs: Beat_Slot_State_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`could not be loaded`)
};

const hi_beat_slot_state_failed = /** @type {(inputs: Beat_Slot_State_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लोड नहीं हो सका`)
};

/**
* | output |
* | --- |
* | "could not be loaded" |
*
* @param {Beat_Slot_State_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_slot_state_failed = /** @type {((inputs?: Beat_Slot_State_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Slot_State_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_slot_state_failed(inputs)
	return en_beat_slot_state_failed(inputs)
});