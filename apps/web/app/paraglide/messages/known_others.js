/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_OthersInputs */

const en_known_others = /** @type {(inputs: Known_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other works`)
};

const hi_known_others = /** @type {(inputs: Known_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दूसरी रचनाएँ`)
};

/**
* | output |
* | --- |
* | "Other works" |
*
* @param {Known_OthersInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_others = /** @type {((inputs?: Known_OthersInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_OthersInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_others(inputs)
	return en_known_others(inputs)
});