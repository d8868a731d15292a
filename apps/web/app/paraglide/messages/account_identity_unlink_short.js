/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_Unlink_ShortInputs */

const en_account_identity_unlink_short = /** @type {(inputs: Account_Identity_Unlink_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Unlink`)
};

const hi_account_identity_unlink_short = /** @type {(inputs: Account_Identity_Unlink_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अलग करें`)
};

/**
* | output |
* | --- |
* | "Unlink" |
*
* @param {Account_Identity_Unlink_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_unlink_short = /** @type {((inputs?: Account_Identity_Unlink_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_Unlink_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_unlink_short(inputs)
	return en_account_identity_unlink_short(inputs)
});