/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Export_TitleInputs */

const en_account_export_title = /** @type {(inputs: Account_Export_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your data`)
};

const hi_account_export_title = /** @type {(inputs: Account_Export_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका डेटा`)
};

/**
* | output |
* | --- |
* | "Your data" |
*
* @param {Account_Export_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_title = /** @type {((inputs?: Account_Export_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_title(inputs)
	return en_account_export_title(inputs)
});