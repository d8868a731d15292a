/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_NameInputs */

const en_account_factor_name = /** @type {(inputs: Account_Factor_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name for this step`)
};

const hi_account_factor_name = /** @type {(inputs: Account_Factor_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस चरण का नाम`)
};

/**
* | output |
* | --- |
* | "Name for this step" |
*
* @param {Account_Factor_NameInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_name = /** @type {((inputs?: Account_Factor_NameInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_NameInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_name(inputs)
	return en_account_factor_name(inputs)
});