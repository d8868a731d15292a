/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_FoundInputs */

const en_known_found = /** @type {(inputs: Known_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Found`)
};

const hi_known_found = /** @type {(inputs: Known_FoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`क्या मिला`)
};

/**
* | output |
* | --- |
* | "Found" |
*
* @param {Known_FoundInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_found = /** @type {((inputs?: Known_FoundInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_FoundInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_found(inputs)
	return en_known_found(inputs)
});