/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_NotifyInputs */

const en_timer_notify = /** @type {(inputs: Timer_NotifyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notify me`)
};

const hi_timer_notify = /** @type {(inputs: Timer_NotifyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मुझे सूचना दें`)
};

/**
* | output |
* | --- |
* | "Notify me" |
*
* @param {Timer_NotifyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_notify = /** @type {((inputs?: Timer_NotifyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_NotifyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_notify(inputs)
	return en_timer_notify(inputs)
});