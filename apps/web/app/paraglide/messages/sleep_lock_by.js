/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Sleep_Lock_ByInputs */

const en_sleep_lock_by = /** @type {(inputs: Sleep_Lock_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dhvani, silent in ${i?.minutes} min`)
};

const hi_sleep_lock_by = /** @type {(inputs: Sleep_Lock_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`ध्वनि, ${i?.minutes} मिनट में शांत`)
};

/**
* | output |
* | --- |
* | "Dhvani, silent in {minutes} min" |
*
* @param {Sleep_Lock_ByInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_lock_by = /** @type {((inputs: Sleep_Lock_ByInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_Lock_ByInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_lock_by(inputs)
	return en_sleep_lock_by(inputs)
});