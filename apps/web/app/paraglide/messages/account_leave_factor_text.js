/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_Factor_TextInputs */

const en_account_leave_factor_text = /** @type {(inputs: Account_Leave_Factor_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code from the text message`)
};

const hi_account_leave_factor_text = /** @type {(inputs: Account_Leave_Factor_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एसएमएस का कोड`)
};

/**
* | output |
* | --- |
* | "Code from the text message" |
*
* @param {Account_Leave_Factor_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_factor_text = /** @type {((inputs?: Account_Leave_Factor_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_Factor_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_factor_text(inputs)
	return en_account_leave_factor_text(inputs)
});