/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Strength_StrongInputs */

const en_strength_strong = /** @type {(inputs: Strength_StrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Strong.`)
};

const hi_strength_strong = /** @type {(inputs: Strength_StrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मज़बूत है।`)
};

/**
* | output |
* | --- |
* | "Strong." |
*
* @param {Strength_StrongInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const strength_strong = /** @type {((inputs?: Strength_StrongInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Strength_StrongInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_strength_strong(inputs)
	return en_strength_strong(inputs)
});