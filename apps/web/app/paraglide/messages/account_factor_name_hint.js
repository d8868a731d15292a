/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Name_HintInputs */

const en_account_factor_name_hint = /** @type {(inputs: Account_Factor_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`So that you know it again when you have several.`)
};

const hi_account_factor_name_hint = /** @type {(inputs: Account_Factor_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ताकि कई हों तो आप इसे पहचान सकें।`)
};

/**
* | output |
* | --- |
* | "So that you know it again when you have several." |
*
* @param {Account_Factor_Name_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_name_hint = /** @type {((inputs?: Account_Factor_Name_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Name_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_name_hint(inputs)
	return en_account_factor_name_hint(inputs)
});