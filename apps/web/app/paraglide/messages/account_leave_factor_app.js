/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_Factor_AppInputs */

const en_account_leave_factor_app = /** @type {(inputs: Account_Leave_Factor_AppInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code from your app`)
};

const hi_account_leave_factor_app = /** @type {(inputs: Account_Leave_Factor_AppInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके ऐप का कोड`)
};

/**
* | output |
* | --- |
* | "Code from your app" |
*
* @param {Account_Leave_Factor_AppInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_factor_app = /** @type {((inputs?: Account_Leave_Factor_AppInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_Factor_AppInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_factor_app(inputs)
	return en_account_leave_factor_app(inputs)
});