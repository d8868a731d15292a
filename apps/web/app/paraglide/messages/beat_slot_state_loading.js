/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Beat_Slot_State_LoadingInputs */

const en_beat_slot_state_loading = /** @type {(inputs: Beat_Slot_State_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`loading`)
};

const hi_beat_slot_state_loading = /** @type {(inputs: Beat_Slot_State_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लोड हो रहा है`)
};

/**
* | output |
* | --- |
* | "loading" |
*
* @param {Beat_Slot_State_LoadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const beat_slot_state_loading = /** @type {((inputs?: Beat_Slot_State_LoadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Beat_Slot_State_LoadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_beat_slot_state_loading(inputs)
	return en_beat_slot_state_loading(inputs)
});