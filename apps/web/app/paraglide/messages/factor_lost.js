/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_LostInputs */

const en_factor_lost = /** @type {(inputs: Factor_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lost your second step?`)
};

const hi_factor_lost = /** @type {(inputs: Factor_LostInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दूसरा चरण खो गया?`)
};

/**
* | output |
* | --- |
* | "Lost your second step?" |
*
* @param {Factor_LostInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_lost = /** @type {((inputs?: Factor_LostInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_LostInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_lost(inputs)
	return en_factor_lost(inputs)
});