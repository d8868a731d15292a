/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ size: NonNullable<unknown> }} Account_Export_ReadyInputs */

const en_account_export_ready = /** @type {(inputs: Account_Export_ReadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your data is packed (${i?.size}).`)
};

const hi_account_export_ready = /** @type {(inputs: Account_Export_ReadyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपका डेटा पैक हो गया (${i?.size})।`)
};

/**
* | output |
* | --- |
* | "Your data is packed ({size})." |
*
* @param {Account_Export_ReadyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_ready = /** @type {((inputs: Account_Export_ReadyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_ReadyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_ready(inputs)
	return en_account_export_ready(inputs)
});