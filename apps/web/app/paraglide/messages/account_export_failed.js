/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Export_FailedInputs */

const en_account_export_failed = /** @type {(inputs: Account_Export_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your data could not be packed. Please try again.`)
};

const hi_account_export_failed = /** @type {(inputs: Account_Export_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका डेटा पैक नहीं हो सका। कृपया फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "Your data could not be packed. Please try again." |
*
* @param {Account_Export_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_failed = /** @type {((inputs?: Account_Export_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_failed(inputs)
	return en_account_export_failed(inputs)
});