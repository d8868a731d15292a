/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listening_ErasedInputs */

const en_listening_erased = /** @type {(inputs: Listening_ErasedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your listening history is erased`)
};

const hi_listening_erased = /** @type {(inputs: Listening_ErasedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके सुनने का हिसाब मिट गया`)
};

/**
* | output |
* | --- |
* | "Your listening history is erased" |
*
* @param {Listening_ErasedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_erased = /** @type {((inputs?: Listening_ErasedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_ErasedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_erased(inputs)
	return en_listening_erased(inputs)
});