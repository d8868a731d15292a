/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Export_StartInputs */

const en_account_export_start = /** @type {(inputs: Account_Export_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Export my data`)
};

const hi_account_export_start = /** @type {(inputs: Account_Export_StartInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मेरा डेटा एक्सपोर्ट करें`)
};

/**
* | output |
* | --- |
* | "Export my data" |
*
* @param {Account_Export_StartInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_start = /** @type {((inputs?: Account_Export_StartInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_StartInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_start(inputs)
	return en_account_export_start(inputs)
});