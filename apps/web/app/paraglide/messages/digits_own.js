/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Digits_OwnInputs */

const en_digits_own = /** @type {(inputs: Digits_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Of the script`)
};

const hi_digits_own = /** @type {(inputs: Digits_OwnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`देवनागरी`)
};

/**
* | output |
* | --- |
* | "Of the script" |
*
* @param {Digits_OwnInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const digits_own = /** @type {((inputs?: Digits_OwnInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Digits_OwnInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_digits_own(inputs)
	return en_digits_own(inputs)
});