/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Copy_FailedInputs */

const en_account_factor_copy_failed = /** @type {(inputs: Account_Factor_Copy_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your browser did not let us copy. Please select the key and copy it yourself.`)
};

const hi_account_factor_copy_failed = /** @type {(inputs: Account_Factor_Copy_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके ब्राउज़र ने कॉपी नहीं करने दिया। कृपया कुंजी चुनकर ख़ुद कॉपी करें।`)
};

/**
* | output |
* | --- |
* | "Your browser did not let us copy. Please select the key and copy it yourself." |
*
* @param {Account_Factor_Copy_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_copy_failed = /** @type {((inputs?: Account_Factor_Copy_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Copy_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_copy_failed(inputs)
	return en_account_factor_copy_failed(inputs)
});