/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Name_MissingInputs */

const en_account_name_missing = /** @type {(inputs: Account_Name_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter a name.`)
};

const hi_account_name_missing = /** @type {(inputs: Account_Name_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया नाम लिखें।`)
};

/**
* | output |
* | --- |
* | "Please enter a name." |
*
* @param {Account_Name_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_name_missing = /** @type {((inputs?: Account_Name_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Name_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_name_missing(inputs)
	return en_account_name_missing(inputs)
});