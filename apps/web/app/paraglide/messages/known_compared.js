/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_ComparedInputs */

const en_known_compared = /** @type {(inputs: Known_ComparedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Compared`)
};

const hi_known_compared = /** @type {(inputs: Known_ComparedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`किसकी तुलना हुई`)
};

/**
* | output |
* | --- |
* | "Compared" |
*
* @param {Known_ComparedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_compared = /** @type {((inputs?: Known_ComparedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_ComparedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_compared(inputs)
	return en_known_compared(inputs)
});