/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Timer_Log_ManyInputs */

const en_timer_log_many = /** @type {(inputs: Timer_Log_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} sessions completed on this device`)
};

const hi_timer_log_many = /** @type {(inputs: Timer_Log_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`इस डिवाइस पर ${i?.count} सत्र पूरे`)
};

/**
* | output |
* | --- |
* | "{count} sessions completed on this device" |
*
* @param {Timer_Log_ManyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const timer_log_many = /** @type {((inputs: Timer_Log_ManyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timer_Log_ManyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_timer_log_many(inputs)
	return en_timer_log_many(inputs)
});