/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ phone: NonNullable<unknown> }} Account_Factor_Phone_SentInputs */

const en_account_factor_phone_sent = /** @type {(inputs: Account_Factor_Phone_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We sent a code to ${i?.phone}. It is good for a few minutes.`)
};

const hi_account_factor_phone_sent = /** @type {(inputs: Account_Factor_Phone_SentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`हमने ${i?.phone} पर कोड भेजा है। वह कुछ मिनट तक चलेगा।`)
};

/**
* | output |
* | --- |
* | "We sent a code to {phone}. It is good for a few minutes." |
*
* @param {Account_Factor_Phone_SentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_phone_sent = /** @type {((inputs: Account_Factor_Phone_SentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Phone_SentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_phone_sent(inputs)
	return en_account_factor_phone_sent(inputs)
});