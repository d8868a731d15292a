/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ clock: NonNullable<unknown> }} Sleep_In_Dock_RunningInputs */

const en_sleep_in_dock_running = /** @type {(inputs: Sleep_In_Dock_RunningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sleep timer, ${i?.clock} left`)
};

const hi_sleep_in_dock_running = /** @type {(inputs: Sleep_In_Dock_RunningInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`स्लीप टाइमर, ${i?.clock} बाक़ी`)
};

/**
* | output |
* | --- |
* | "Sleep timer, {clock} left" |
*
* @param {Sleep_In_Dock_RunningInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_in_dock_running = /** @type {((inputs: Sleep_In_Dock_RunningInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_In_Dock_RunningInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_in_dock_running(inputs)
	return en_sleep_in_dock_running(inputs)
});