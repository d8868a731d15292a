/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ device: NonNullable<unknown> }} Account_Sessions_EndInputs */

const en_account_sessions_end = /** @type {(inputs: Account_Sessions_EndInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`End session: ${i?.device}`)
};

const hi_account_sessions_end = /** @type {(inputs: Account_Sessions_EndInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`सेशन ख़त्म करें: ${i?.device}`)
};

/**
* | output |
* | --- |
* | "End session: {device}" |
*
* @param {Account_Sessions_EndInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_end = /** @type {((inputs: Account_Sessions_EndInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_EndInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_end(inputs)
	return en_account_sessions_end(inputs)
});