/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_OthersInputs */

const en_account_sessions_others = /** @type {(inputs: Account_Sessions_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`End all other sessions`)
};

const hi_account_sessions_others = /** @type {(inputs: Account_Sessions_OthersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बाक़ी सब सेशन ख़त्म करें`)
};

/**
* | output |
* | --- |
* | "End all other sessions" |
*
* @param {Account_Sessions_OthersInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_others = /** @type {((inputs?: Account_Sessions_OthersInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_OthersInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_others(inputs)
	return en_account_sessions_others(inputs)
});