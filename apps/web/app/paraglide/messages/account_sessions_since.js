/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Account_Sessions_SinceInputs */

const en_account_sessions_since = /** @type {(inputs: Account_Sessions_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Signed in ${i?.time}`)
};

const hi_account_sessions_since = /** @type {(inputs: Account_Sessions_SinceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`साइन इन किया: ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Signed in {time}" |
*
* @param {Account_Sessions_SinceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_since = /** @type {((inputs: Account_Sessions_SinceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_SinceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_since(inputs)
	return en_account_sessions_since(inputs)
});