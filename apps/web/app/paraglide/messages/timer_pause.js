/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_PauseInputs */

const en_timer_pause = /** @type {(inputs: Timer_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pause`)
};

const hi_timer_pause = /** @type {(inputs: Timer_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रोकें`)
};

/**
* | output |
* | --- |
* | "Pause" |
*
* @param {Timer_PauseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_pause = /** @type {((inputs?: Timer_PauseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_PauseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_pause(inputs)
	return en_timer_pause(inputs)
});