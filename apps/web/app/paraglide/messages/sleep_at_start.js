/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_At_StartInputs */

const en_sleep_at_start = /** @type {(inputs: Sleep_At_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Set`)
};

const hi_sleep_at_start = /** @type {(inputs: Sleep_At_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`लगाएँ`)
};

/**
* | output |
* | --- |
* | "Set" |
*
* @param {Sleep_At_StartInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_at_start = /** @type {((inputs?: Sleep_At_StartInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_At_StartInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_at_start(inputs)
	return en_sleep_at_start(inputs)
});