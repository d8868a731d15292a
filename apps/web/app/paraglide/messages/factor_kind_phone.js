/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Kind_PhoneInputs */

const en_factor_kind_phone = /** @type {(inputs: Factor_Kind_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Text message`)
};

const hi_factor_kind_phone = /** @type {(inputs: Factor_Kind_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एसएमएस`)
};

/**
* | output |
* | --- |
* | "Text message" |
*
* @param {Factor_Kind_PhoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_kind_phone = /** @type {((inputs?: Factor_Kind_PhoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Kind_PhoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_kind_phone(inputs)
	return en_factor_kind_phone(inputs)
});