/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_PhoneInputs */

const en_account_factor_phone = /** @type {(inputs: Account_Factor_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Text message`)
};

const hi_account_factor_phone = /** @type {(inputs: Account_Factor_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एसएमएस`)
};

/**
* | output |
* | --- |
* | "Text message" |
*
* @param {Account_Factor_PhoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_phone = /** @type {((inputs?: Account_Factor_PhoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_PhoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_phone(inputs)
	return en_account_factor_phone(inputs)
});