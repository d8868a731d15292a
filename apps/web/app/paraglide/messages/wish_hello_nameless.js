/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wish_Hello_NamelessInputs */

const en_wish_hello_nameless = /** @type {(inputs: Wish_Hello_NamelessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Welcome`)
};

const hi_wish_hello_nameless = /** @type {(inputs: Wish_Hello_NamelessInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नमस्ते`)
};

/**
* | output |
* | --- |
* | "Welcome" |
*
* @param {Wish_Hello_NamelessInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_hello_nameless = /** @type {((inputs?: Wish_Hello_NamelessInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_Hello_NamelessInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_hello_nameless(inputs)
	return en_wish_hello_nameless(inputs)
});