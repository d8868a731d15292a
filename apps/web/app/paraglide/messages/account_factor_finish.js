/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_FinishInputs */

const en_account_factor_finish = /** @type {(inputs: Account_Factor_FinishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Turn on`)
};

const hi_account_factor_finish = /** @type {(inputs: Account_Factor_FinishInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चालू करें`)
};

/**
* | output |
* | --- |
* | "Turn on" |
*
* @param {Account_Factor_FinishInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_finish = /** @type {((inputs?: Account_Factor_FinishInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_FinishInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_finish(inputs)
	return en_account_factor_finish(inputs)
});