/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_FailedInputs */

const en_account_sessions_failed = /** @type {(inputs: Account_Sessions_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your devices could not be loaded.`)
};

const hi_account_sessions_failed = /** @type {(inputs: Account_Sessions_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके डिवाइस की सूची नहीं आ सकी।`)
};

/**
* | output |
* | --- |
* | "Your devices could not be loaded." |
*
* @param {Account_Sessions_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_failed = /** @type {((inputs?: Account_Sessions_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_failed(inputs)
	return en_account_sessions_failed(inputs)
});