/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_StartInputs */

const en_timer_start = /** @type {(inputs: Timer_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Start`)
};

const hi_timer_start = /** @type {(inputs: Timer_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शुरू करें`)
};

/**
* | output |
* | --- |
* | "Start" |
*
* @param {Timer_StartInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_start = /** @type {((inputs?: Timer_StartInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_StartInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_start(inputs)
	return en_timer_start(inputs)
});