/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factors_AddInputs */

const en_account_factors_add = /** @type {(inputs: Account_Factors_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a second step`)
};

const hi_account_factors_add = /** @type {(inputs: Account_Factors_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दूसरा चरण जोड़ें`)
};

/**
* | output |
* | --- |
* | "Add a second step" |
*
* @param {Account_Factors_AddInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factors_add = /** @type {((inputs?: Account_Factors_AddInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factors_AddInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factors_add(inputs)
	return en_account_factors_add(inputs)
});