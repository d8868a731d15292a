/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Use_PasskeyInputs */

const en_factor_use_passkey = /** @type {(inputs: Factor_Use_PasskeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use passkey`)
};

const hi_factor_use_passkey = /** @type {(inputs: Factor_Use_PasskeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासकी इस्तेमाल करें`)
};

/**
* | output |
* | --- |
* | "Use passkey" |
*
* @param {Factor_Use_PasskeyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_use_passkey = /** @type {((inputs?: Factor_Use_PasskeyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Use_PasskeyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_use_passkey(inputs)
	return en_factor_use_passkey(inputs)
});