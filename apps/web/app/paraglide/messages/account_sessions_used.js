/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Account_Sessions_UsedInputs */

const en_account_sessions_used = /** @type {(inputs: Account_Sessions_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Last used ${i?.time}`)
};

const hi_account_sessions_used = /** @type {(inputs: Account_Sessions_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आख़िरी इस्तेमाल: ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Last used {time}" |
*
* @param {Account_Sessions_UsedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_used = /** @type {((inputs: Account_Sessions_UsedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_UsedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_used(inputs)
	return en_account_sessions_used(inputs)
});