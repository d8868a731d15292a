/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_ResetInputs */

const en_timer_reset = /** @type {(inputs: Timer_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reset`)
};

const hi_timer_reset = /** @type {(inputs: Timer_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रीसेट करें`)
};

/**
* | output |
* | --- |
* | "Reset" |
*
* @param {Timer_ResetInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_reset = /** @type {((inputs?: Timer_ResetInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_ResetInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_reset(inputs)
	return en_timer_reset(inputs)
});