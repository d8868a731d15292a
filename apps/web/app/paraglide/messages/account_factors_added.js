/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Account_Factors_AddedInputs */

const en_account_factors_added = /** @type {(inputs: Account_Factors_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Added on ${i?.date}`)
};

const hi_account_factors_added = /** @type {(inputs: Account_Factors_AddedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.date} को जोड़ा गया`)
};

/**
* | output |
* | --- |
* | "Added on {date}" |
*
* @param {Account_Factors_AddedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factors_added = /** @type {((inputs: Account_Factors_AddedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factors_AddedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factors_added(inputs)
	return en_account_factors_added(inputs)
});