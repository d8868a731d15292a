/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_ScanInputs */

const en_account_factor_scan = /** @type {(inputs: Account_Factor_ScanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Scan this with your authenticator app, then enter the code that it shows.`)
};

const hi_account_factor_scan = /** @type {(inputs: Account_Factor_ScanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अपने ऑथेंटिकेटर ऐप से इसे स्कैन करें, फिर वह जो कोड दिखाए, यहाँ लिखें।`)
};

/**
* | output |
* | --- |
* | "Scan this with your authenticator app, then enter the code that it shows." |
*
* @param {Account_Factor_ScanInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_scan = /** @type {((inputs?: Account_Factor_ScanInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_ScanInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_scan(inputs)
	return en_account_factor_scan(inputs)
});