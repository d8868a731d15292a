/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factors_Lost_LinkInputs */

const en_account_factors_lost_link = /** @type {(inputs: Account_Factors_Lost_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write to us`)
};

const hi_account_factors_lost_link = /** @type {(inputs: Account_Factors_Lost_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`हमें लिखें`)
};

/**
* | output |
* | --- |
* | "Write to us" |
*
* @param {Account_Factors_Lost_LinkInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factors_lost_link = /** @type {((inputs?: Account_Factors_Lost_LinkInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factors_Lost_LinkInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factors_lost_link(inputs)
	return en_account_factors_lost_link(inputs)
});