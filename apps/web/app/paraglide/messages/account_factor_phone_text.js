/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Phone_TextInputs */

const en_account_factor_phone_text = /** @type {(inputs: Account_Factor_Phone_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A code to your phone each time.`)
};

const hi_account_factor_phone_text = /** @type {(inputs: Account_Factor_Phone_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हर बार आपके फ़ोन पर एक कोड।`)
};

/**
* | output |
* | --- |
* | "A code to your phone each time." |
*
* @param {Account_Factor_Phone_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_phone_text = /** @type {((inputs?: Account_Factor_Phone_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Phone_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_phone_text(inputs)
	return en_account_factor_phone_text(inputs)
});