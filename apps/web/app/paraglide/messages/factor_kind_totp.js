/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_Kind_TotpInputs */

const en_factor_kind_totp = /** @type {(inputs: Factor_Kind_TotpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code from your app`)
};

const hi_factor_kind_totp = /** @type {(inputs: Factor_Kind_TotpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके ऐप का कोड`)
};

/**
* | output |
* | --- |
* | "Code from your app" |
*
* @param {Factor_Kind_TotpInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_kind_totp = /** @type {((inputs?: Factor_Kind_TotpInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_Kind_TotpInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_kind_totp(inputs)
	return en_factor_kind_totp(inputs)
});