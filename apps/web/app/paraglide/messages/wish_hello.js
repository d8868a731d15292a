/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Wish_HelloInputs */

const en_wish_hello = /** @type {(inputs: Wish_HelloInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Welcome, ${i?.name}`)
};

const hi_wish_hello = /** @type {(inputs: Wish_HelloInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`नमस्ते, ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Welcome, {name}" |
*
* @param {Wish_HelloInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_hello = /** @type {((inputs: Wish_HelloInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_HelloInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_hello(inputs)
	return en_wish_hello(inputs)
});