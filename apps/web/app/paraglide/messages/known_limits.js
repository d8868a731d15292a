/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_LimitsInputs */

const en_known_limits = /** @type {(inputs: Known_LimitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Limits`)
};

const hi_known_limits = /** @type {(inputs: Known_LimitsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सीमाएँ`)
};

/**
* | output |
* | --- |
* | "Limits" |
*
* @param {Known_LimitsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_limits = /** @type {((inputs?: Known_LimitsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_LimitsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_limits(inputs)
	return en_known_limits(inputs)
});