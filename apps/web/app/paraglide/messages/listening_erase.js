/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Listening_EraseInputs */

const en_listening_erase = /** @type {(inputs: Listening_EraseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Erase`)
};

const hi_listening_erase = /** @type {(inputs: Listening_EraseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिटाएँ`)
};

/**
* | output |
* | --- |
* | "Erase" |
*
* @param {Listening_EraseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const listening_erase = /** @type {((inputs?: Listening_EraseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Listening_EraseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_listening_erase(inputs)
	return en_listening_erase(inputs)
});