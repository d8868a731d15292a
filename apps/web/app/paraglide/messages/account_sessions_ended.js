/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ device: NonNullable<unknown> }} Account_Sessions_EndedInputs */

const en_account_sessions_ended = /** @type {(inputs: Account_Sessions_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.device} is signed out`)
};

const hi_account_sessions_ended = /** @type {(inputs: Account_Sessions_EndedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.device} साइन आउट हो गया`)
};

/**
* | output |
* | --- |
* | "{device} is signed out" |
*
* @param {Account_Sessions_EndedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_ended = /** @type {((inputs: Account_Sessions_EndedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_EndedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_ended(inputs)
	return en_account_sessions_ended(inputs)
});