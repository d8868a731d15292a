/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Remove_TextInputs */

const en_account_factor_remove_text = /** @type {(inputs: Account_Factor_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can then no longer sign in with it.`)
};

const hi_account_factor_remove_text = /** @type {(inputs: Account_Factor_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`फिर आप इससे साइन इन नहीं कर पाएँगे।`)
};

/**
* | output |
* | --- |
* | "You can then no longer sign in with it." |
*
* @param {Account_Factor_Remove_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_remove_text = /** @type {((inputs?: Account_Factor_Remove_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Remove_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_remove_text(inputs)
	return en_account_factor_remove_text(inputs)
});