/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Digits_TitleInputs */

const en_digits_title = /** @type {(inputs: Digits_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Digits`)
};

const hi_digits_title = /** @type {(inputs: Digits_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अंक`)
};

/**
* | output |
* | --- |
* | "Digits" |
*
* @param {Digits_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const digits_title = /** @type {((inputs?: Digits_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Digits_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_digits_title(inputs)
	return en_digits_title(inputs)
});