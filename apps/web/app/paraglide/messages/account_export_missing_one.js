/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Export_Missing_OneInputs */

const en_account_export_missing_one = /** @type {(inputs: Account_Export_Missing_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One file could not be read and is not in it; README.txt names it.`)
};

const hi_account_export_missing_one = /** @type {(inputs: Account_Export_Missing_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`एक फ़ाइल पढ़ी नहीं जा सकी और इसमें नहीं है; README.txt में उसका नाम है।`)
};

/**
* | output |
* | --- |
* | "One file could not be read and is not in it; README.txt names it." |
*
* @param {Account_Export_Missing_OneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_export_missing_one = /** @type {((inputs?: Account_Export_Missing_OneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Export_Missing_OneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_export_missing_one(inputs)
	return en_account_export_missing_one(inputs)
});