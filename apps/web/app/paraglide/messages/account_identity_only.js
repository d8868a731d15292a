/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_OnlyInputs */

const en_account_identity_only = /** @type {(inputs: Account_Identity_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is the only one, so it stays.`)
};

const hi_account_identity_only = /** @type {(inputs: Account_Identity_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यही एक है, इसलिए रहेगा।`)
};

/**
* | output |
* | --- |
* | "It is the only one, so it stays." |
*
* @param {Account_Identity_OnlyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_only = /** @type {((inputs?: Account_Identity_OnlyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_OnlyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_only(inputs)
	return en_account_identity_only(inputs)
});