/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sleep_AtInputs */

const en_sleep_at = /** @type {(inputs: Sleep_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Silent at`)
};

const hi_sleep_at = /** @type {(inputs: Sleep_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`शांत होने का समय`)
};

/**
* | output |
* | --- |
* | "Silent at" |
*
* @param {Sleep_AtInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sleep_at = /** @type {((inputs?: Sleep_AtInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sleep_AtInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sleep_at(inputs)
	return en_sleep_at(inputs)
});