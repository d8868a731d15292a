/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ detail: NonNullable<unknown> }} Account_Identity_Unlink_TextInputs */

const en_account_identity_unlink_text = /** @type {(inputs: Account_Identity_Unlink_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You can then no longer sign in with ${i?.detail}. You can link it again later.`)
};

const hi_account_identity_unlink_text = /** @type {(inputs: Account_Identity_Unlink_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`फिर आप ${i?.detail} से साइन इन नहीं कर पाएँगे। बाद में इसे फिर से जोड़ सकते हैं।`)
};

/**
* | output |
* | --- |
* | "You can then no longer sign in with {detail}. You can link it again later." |
*
* @param {Account_Identity_Unlink_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_unlink_text = /** @type {((inputs: Account_Identity_Unlink_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_Unlink_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_unlink_text(inputs)
	return en_account_identity_unlink_text(inputs)
});