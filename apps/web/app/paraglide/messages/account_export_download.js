/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Export_DownloadInputs */

const en_account_export_download = /** @type {(inputs: Account_Export_DownloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save the zip`)
};

const hi_account_export_download = /** @type {(inputs: Account_Export_DownloadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ज़िप सेव करें`)
};

/**
* | output |
* | --- |
* | "Save the zip" |
*
* @param {Account_Export_DownloadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_download = /** @type {((inputs?: Account_Export_DownloadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_DownloadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_download(inputs)
	return en_account_export_download(inputs)
});