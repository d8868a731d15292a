/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Export_WorkingInputs */

const en_account_export_working = /** @type {(inputs: Account_Export_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Packing your data`)
};

const hi_account_export_working = /** @type {(inputs: Account_Export_WorkingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका डेटा पैक हो रहा है`)
};

/**
* | output |
* | --- |
* | "Packing your data" |
*
* @param {Account_Export_WorkingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_working = /** @type {((inputs?: Account_Export_WorkingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_WorkingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_working(inputs)
	return en_account_export_working(inputs)
});