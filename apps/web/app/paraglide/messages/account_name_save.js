/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Name_SaveInputs */

const en_account_name_save = /** @type {(inputs: Account_Name_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save name`)
};

const hi_account_name_save = /** @type {(inputs: Account_Name_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नाम सेव करें`)
};

/**
* | output |
* | --- |
* | "Save name" |
*
* @param {Account_Name_SaveInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_name_save = /** @type {((inputs?: Account_Name_SaveInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Name_SaveInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_name_save(inputs)
	return en_account_name_save(inputs)
});