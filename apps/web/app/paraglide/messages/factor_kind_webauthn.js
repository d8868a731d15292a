/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Kind_WebauthnInputs */

const en_factor_kind_webauthn = /** @type {(inputs: Factor_Kind_WebauthnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Passkey`)
};

const hi_factor_kind_webauthn = /** @type {(inputs: Factor_Kind_WebauthnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासकी`)
};

/**
* | output |
* | --- |
* | "Passkey" |
*
* @param {Factor_Kind_WebauthnInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_kind_webauthn = /** @type {((inputs?: Factor_Kind_WebauthnInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Kind_WebauthnInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_kind_webauthn(inputs)
	return en_factor_kind_webauthn(inputs)
});