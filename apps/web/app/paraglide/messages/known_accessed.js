/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Known_AccessedInputs */

const en_known_accessed = /** @type {(inputs: Known_AccessedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`accessed ${i?.date}`)
};

const hi_known_accessed = /** @type {(inputs: Known_AccessedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.date} को देखा गया`)
};

/**
* | output |
* | --- |
* | "accessed {date}" |
*
* @param {Known_AccessedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_accessed = /** @type {((inputs: Known_AccessedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_AccessedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_accessed(inputs)
	return en_known_accessed(inputs)
});