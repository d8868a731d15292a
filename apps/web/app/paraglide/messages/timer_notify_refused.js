/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_Notify_RefusedInputs */

const en_timer_notify_refused = /** @type {(inputs: Timer_Notify_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser does not allow notifications from this site.`)
};

const hi_timer_notify_refused = /** @type {(inputs: Timer_Notify_RefusedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका ब्राउज़र इस साइट को सूचनाएँ नहीं भेजने देता।`)
};

/**
* | output |
* | --- |
* | "Your browser does not allow notifications from this site." |
*
* @param {Timer_Notify_RefusedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_notify_refused = /** @type {((inputs?: Timer_Notify_RefusedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_Notify_RefusedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_notify_refused(inputs)
	return en_timer_notify_refused(inputs)
});