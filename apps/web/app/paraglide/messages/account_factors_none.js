/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factors_NoneInputs */

const en_account_factors_none = /** @type {(inputs: Account_Factors_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No second step yet.`)
};

const hi_account_factors_none = /** @type {(inputs: Account_Factors_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अभी कोई दूसरा चरण नहीं है।`)
};

/**
* | output |
* | --- |
* | "No second step yet." |
*
* @param {Account_Factors_NoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factors_none = /** @type {((inputs?: Account_Factors_NoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factors_NoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factors_none(inputs)
	return en_account_factors_none(inputs)
});