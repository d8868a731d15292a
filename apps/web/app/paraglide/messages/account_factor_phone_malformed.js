/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Phone_MalformedInputs */

const en_account_factor_phone_malformed = /** @type {(inputs: Account_Factor_Phone_MalformedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter the number with its country code, beginning with +.`)
};

const hi_account_factor_phone_malformed = /** @type {(inputs: Account_Factor_Phone_MalformedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया नंबर देश के कोड के साथ लिखें, शुरू में +।`)
};

/**
* | output |
* | --- |
* | "Please enter the number with its country code, beginning with +." |
*
* @param {Account_Factor_Phone_MalformedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_phone_malformed = /** @type {((inputs?: Account_Factor_Phone_MalformedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Phone_MalformedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_phone_malformed(inputs)
	return en_account_factor_phone_malformed(inputs)
});