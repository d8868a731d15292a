/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_CopyInputs */

const en_account_factor_copy = /** @type {(inputs: Account_Factor_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy key`)
};

const hi_account_factor_copy = /** @type {(inputs: Account_Factor_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कुंजी कॉपी करें`)
};

/**
* | output |
* | --- |
* | "Copy key" |
*
* @param {Account_Factor_CopyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_copy = /** @type {((inputs?: Account_Factor_CopyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_CopyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_copy(inputs)
	return en_account_factor_copy(inputs)
});