/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown>, total: NonNullable<unknown> }} Account_Export_FileInputs */

const en_account_export_file = /** @type {(inputs: Account_Export_FileInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sound ${i?.count} of ${i?.total}`)
};

const hi_account_export_file = /** @type {(inputs: Account_Export_FileInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`कुल ${i?.total} में से आवाज़ ${i?.count}`)
};

/**
* | output |
* | --- |
* | "Sound {count} of {total}" |
*
* @param {Account_Export_FileInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_file = /** @type {((inputs: Account_Export_FileInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_FileInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_file(inputs)
	return en_account_export_file(inputs)
});