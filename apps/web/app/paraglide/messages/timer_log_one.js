/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timer_Log_OneInputs */

const en_timer_log_one = /** @type {(inputs: Timer_Log_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One session completed on this device`)
};

const hi_timer_log_one = /** @type {(inputs: Timer_Log_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस डिवाइस पर एक सत्र पूरा`)
};

/**
* | output |
* | --- |
* | "One session completed on this device" |
*
* @param {Timer_Log_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_log_one = /** @type {((inputs?: Timer_Log_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_Log_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_log_one(inputs)
	return en_timer_log_one(inputs)
});