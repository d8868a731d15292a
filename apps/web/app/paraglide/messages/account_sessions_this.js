/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_ThisInputs */

const en_account_sessions_this = /** @type {(inputs: Account_Sessions_ThisInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This device`)
};

const hi_account_sessions_this = /** @type {(inputs: Account_Sessions_ThisInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह डिवाइस`)
};

/**
* | output |
* | --- |
* | "This device" |
*
* @param {Account_Sessions_ThisInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_this = /** @type {((inputs?: Account_Sessions_ThisInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_ThisInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_this(inputs)
	return en_account_sessions_this(inputs)
});