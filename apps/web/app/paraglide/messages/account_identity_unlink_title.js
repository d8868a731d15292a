/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Account_Identity_Unlink_TitleInputs */

const en_account_identity_unlink_title = /** @type {(inputs: Account_Identity_Unlink_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Unlink ${i?.name}?`)
};

const hi_account_identity_unlink_title = /** @type {(inputs: Account_Identity_Unlink_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: अलग करें?`)
};

/**
* | output |
* | --- |
* | "Unlink {name}?" |
*
* @param {Account_Identity_Unlink_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_unlink_title = /** @type {((inputs: Account_Identity_Unlink_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_Unlink_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_unlink_title(inputs)
	return en_account_identity_unlink_title(inputs)
});