/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Phone_NumberInputs */

const en_account_factor_phone_number = /** @type {(inputs: Account_Factor_Phone_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone number`)
};

const hi_account_factor_phone_number = /** @type {(inputs: Account_Factor_Phone_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फ़ोन नंबर`)
};

/**
* | output |
* | --- |
* | "Phone number" |
*
* @param {Account_Factor_Phone_NumberInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_phone_number = /** @type {((inputs?: Account_Factor_Phone_NumberInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Phone_NumberInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_phone_number(inputs)
	return en_account_factor_phone_number(inputs)
});