/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Place_Breeze_BambooInputs */

const en_place_breeze_bamboo = /** @type {(inputs: Place_Breeze_BambooInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In bamboo`)
};

const hi_place_breeze_bamboo = /** @type {(inputs: Place_Breeze_BambooInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बाँस के झुरमुट में`)
};

/**
* | output |
* | --- |
* | "In bamboo" |
*
* @param {Place_Breeze_BambooInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const place_breeze_bamboo = /** @type {((inputs?: Place_Breeze_BambooInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Place_Breeze_BambooInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_place_breeze_bamboo(inputs)
	return en_place_breeze_bamboo(inputs)
});