/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_End_ShortInputs */

const en_account_sessions_end_short = /** @type {(inputs: Account_Sessions_End_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`End session`)
};

const hi_account_sessions_end_short = /** @type {(inputs: Account_Sessions_End_ShortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सेशन ख़त्म करें`)
};

/**
* | output |
* | --- |
* | "End session" |
*
* @param {Account_Sessions_End_ShortInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_end_short = /** @type {((inputs?: Account_Sessions_End_ShortInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_End_ShortInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_end_short(inputs)
	return en_account_sessions_end_short(inputs)
});