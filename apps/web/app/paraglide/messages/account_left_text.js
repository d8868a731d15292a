/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Left_TextInputs */

const en_account_left_text = /** @type {(inputs: Account_Left_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in again to see your account.`)
};

const hi_account_left_text = /** @type {(inputs: Account_Left_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपना खाता देखने के लिए फिर से साइन इन करें।`)
};

/**
* | output |
* | --- |
* | "Sign in again to see your account." |
*
* @param {Account_Left_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_left_text = /** @type {((inputs?: Account_Left_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Left_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_left_text(inputs)
	return en_account_left_text(inputs)
});