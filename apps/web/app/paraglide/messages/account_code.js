/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_CodeInputs */

const en_account_code = /** @type {(inputs: Account_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code`)
};

const hi_account_code = /** @type {(inputs: Account_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कोड`)
};

/**
* | output |
* | --- |
* | "Code" |
*
* @param {Account_CodeInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_code = /** @type {((inputs?: Account_CodeInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_CodeInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_code(inputs)
	return en_account_code(inputs)
});