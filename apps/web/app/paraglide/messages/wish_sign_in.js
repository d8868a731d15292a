/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} Wish_Sign_InInputs */

const en_wish_sign_in = /** @type {(inputs: Wish_Sign_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Keep ${i?.names} playing.`)
};

const hi_wish_sign_in = /** @type {(inputs: Wish_Sign_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.names} सुनते रहें।`)
};

/**
* | output |
* | --- |
* | "Keep {names} playing." |
*
* @param {Wish_Sign_InInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_sign_in = /** @type {((inputs: Wish_Sign_InInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_Sign_InInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_sign_in(inputs)
	return en_wish_sign_in(inputs)
});