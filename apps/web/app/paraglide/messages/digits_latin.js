/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Digits_LatinInputs */

const en_digits_latin = /** @type {(inputs: Digits_LatinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordinary`)
};

const hi_digits_latin = /** @type {(inputs: Digits_LatinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आम`)
};

/**
* | output |
* | --- |
* | "Ordinary" |
*
* @param {Digits_LatinInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const digits_latin = /** @type {((inputs?: Digits_LatinInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Digits_LatinInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_digits_latin(inputs)
	return en_digits_latin(inputs)
});