/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Account_Export_MissingInputs */

const en_account_export_missing = /** @type {(inputs: Account_Export_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} files could not be read and are not in it; README.txt names them.`)
};

const hi_account_export_missing = /** @type {(inputs: Account_Export_MissingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} फ़ाइलें पढ़ी नहीं जा सकीं और इसमें नहीं हैं; README.txt में उनके नाम हैं।`)
};

/**
* | output |
* | --- |
* | "{count} files could not be read and are not in it; README.txt names them." |
*
* @param {Account_Export_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_missing = /** @type {((inputs: Account_Export_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_missing(inputs)
	return en_account_export_missing(inputs)
});