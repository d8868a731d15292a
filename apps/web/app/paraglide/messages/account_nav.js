/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_NavInputs */

const en_account_nav = /** @type {(inputs: Account_NavInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Parts of your account`)
};

const hi_account_nav = /** @type {(inputs: Account_NavInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके खाते के हिस्से`)
};

/**
* | output |
* | --- |
* | "Parts of your account" |
*
* @param {Account_NavInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_nav = /** @type {((inputs?: Account_NavInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_NavInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_nav(inputs)
	return en_account_nav(inputs)
});