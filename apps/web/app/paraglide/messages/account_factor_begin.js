/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_BeginInputs */

const en_account_factor_begin = /** @type {(inputs: Account_Factor_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue`)
};

const hi_account_factor_begin = /** @type {(inputs: Account_Factor_BeginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आगे बढ़ें`)
};

/**
* | output |
* | --- |
* | "Continue" |
*
* @param {Account_Factor_BeginInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_begin = /** @type {((inputs?: Account_Factor_BeginInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_BeginInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_begin(inputs)
	return en_account_factor_begin(inputs)
});