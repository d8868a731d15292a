/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Sign_UpInputs */

const en_sign_up = /** @type {(inputs: Sign_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign Up`)
};

const hi_sign_up = /** @type {(inputs: Sign_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`साइन अप करें`)
};

/**
* | output |
* | --- |
* | "Sign Up" |
*
* @param {Sign_UpInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const sign_up = /** @type {((inputs?: Sign_UpInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Sign_UpInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_sign_up(inputs)
	return en_sign_up(inputs)
});