/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Listening_Hours_OneInputs */

const en_listening_hours_one = /** @type {(inputs: Listening_Hours_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`1 h ${i?.minutes} min`)
};

const hi_listening_hours_one = /** @type {(inputs: Listening_Hours_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`1 घंटा ${i?.minutes} मिनट`)
};

/**
* | output |
* | --- |
* | "1 h {minutes} min" |
*
* @param {Listening_Hours_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_hours_one = /** @type {((inputs: Listening_Hours_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_Hours_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_hours_one(inputs)
	return en_listening_hours_one(inputs)
});