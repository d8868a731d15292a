/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Sleep_TakeInputs */

const en_sleep_take = /** @type {(inputs: Sleep_TakeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Take ${i?.minutes} min`)
};

const hi_sleep_take = /** @type {(inputs: Sleep_TakeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.minutes} मिनट घटाएँ`)
};

/**
* | output |
* | --- |
* | "Take {minutes} min" |
*
* @param {Sleep_TakeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_take = /** @type {((inputs: Sleep_TakeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_TakeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_take(inputs)
	return en_sleep_take(inputs)
});