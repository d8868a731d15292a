/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Account_Factor_Remove_TitleInputs */

const en_account_factor_remove_title = /** @type {(inputs: Account_Factor_Remove_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Remove ${i?.name}?`)
};

const hi_account_factor_remove_title = /** @type {(inputs: Account_Factor_Remove_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} हटाएँ?`)
};

/**
* | output |
* | --- |
* | "Remove {name}?" |
*
* @param {Account_Factor_Remove_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_remove_title = /** @type {((inputs: Account_Factor_Remove_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Remove_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_remove_title(inputs)
	return en_account_factor_remove_title(inputs)
});