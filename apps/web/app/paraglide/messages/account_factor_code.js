/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_CodeInputs */

const en_account_factor_code = /** @type {(inputs: Account_Factor_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code from the app`)
};

const hi_account_factor_code = /** @type {(inputs: Account_Factor_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऐप का कोड`)
};

/**
* | output |
* | --- |
* | "Code from the app" |
*
* @param {Account_Factor_CodeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_code = /** @type {((inputs?: Account_Factor_CodeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_CodeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_code(inputs)
	return en_account_factor_code(inputs)
});