/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factors_Remove_ShortInputs */

const en_account_factors_remove_short = /** @type {(inputs: Account_Factors_Remove_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remove`)
};

const hi_account_factors_remove_short = /** @type {(inputs: Account_Factors_Remove_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हटाएँ`)
};

/**
* | output |
* | --- |
* | "Remove" |
*
* @param {Account_Factors_Remove_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factors_remove_short = /** @type {((inputs?: Account_Factors_Remove_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factors_Remove_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factors_remove_short(inputs)
	return en_account_factors_remove_short(inputs)
});