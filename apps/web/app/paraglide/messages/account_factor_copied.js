/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_CopiedInputs */

const en_account_factor_copied = /** @type {(inputs: Account_Factor_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copied`)
};

const hi_account_factor_copied = /** @type {(inputs: Account_Factor_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कॉपी हो गया`)
};

/**
* | output |
* | --- |
* | "Copied" |
*
* @param {Account_Factor_CopiedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_copied = /** @type {((inputs?: Account_Factor_CopiedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_CopiedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_copied(inputs)
	return en_account_factor_copied(inputs)
});