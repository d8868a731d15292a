/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Master_ShortInputs */

const en_master_short = /** @type {(inputs: Master_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Master`)
};

const hi_master_short = /** @type {(inputs: Master_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`वॉल्यूम`)
};

/**
* | output |
* | --- |
* | "Master" |
*
* @param {Master_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const master_short = /** @type {((inputs?: Master_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Master_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_master_short(inputs)
	return en_master_short(inputs)
});