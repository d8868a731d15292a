/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Name_SavedInputs */

const en_account_name_saved = /** @type {(inputs: Account_Name_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your name is saved`)
};

const hi_account_name_saved = /** @type {(inputs: Account_Name_SavedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका नाम सेव हो गया`)
};

/**
* | output |
* | --- |
* | "Your name is saved" |
*
* @param {Account_Name_SavedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_name_saved = /** @type {((inputs?: Account_Name_SavedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Name_SavedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_name_saved(inputs)
	return en_account_name_saved(inputs)
});