/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_ExtensionInputs */

const en_fixed_extension = /** @type {(inputs: Fixed_ExtensionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invalid file extension`)
};

const hi_fixed_extension = /** @type {(inputs: Fixed_ExtensionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ाइल के नाम का आख़िरी हिस्सा ठीक नहीं है`)
};

/**
* | output |
* | --- |
* | "Invalid file extension" |
*
* @param {Fixed_ExtensionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_extension = /** @type {((inputs?: Fixed_ExtensionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_ExtensionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_extension(inputs)
	return en_fixed_extension(inputs)
});