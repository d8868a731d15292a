/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_GoneInputs */

const en_account_sessions_gone = /** @type {(inputs: Account_Sessions_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It was signed out already`)
};

const hi_account_sessions_gone = /** @type {(inputs: Account_Sessions_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`वह पहले ही साइन आउट हो चुका था`)
};

/**
* | output |
* | --- |
* | "It was signed out already" |
*
* @param {Account_Sessions_GoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_gone = /** @type {((inputs?: Account_Sessions_GoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_GoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_gone(inputs)
	return en_account_sessions_gone(inputs)
});