/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_OthersInputs */

const en_factor_others = /** @type {(inputs: Factor_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another way`)
};

const hi_factor_others = /** @type {(inputs: Factor_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दूसरा तरीक़ा`)
};

/**
* | output |
* | --- |
* | "Another way" |
*
* @param {Factor_OthersInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_others = /** @type {((inputs?: Factor_OthersInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_OthersInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_others(inputs)
	return en_factor_others(inputs)
});