/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_SsoInputs */

const en_account_leave_sso = /** @type {(inputs: Account_Leave_SsoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your organisation signs you in. Sign out, sign in again, and come back here within ten minutes.`)
};

const hi_account_leave_sso = /** @type {(inputs: Account_Leave_SsoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका साइन इन आपकी संस्था से होता है। साइन आउट करें, फिर से साइन इन करें और दस मिनट के भीतर यहाँ लौटें।`)
};

/**
* | output |
* | --- |
* | "Your organisation signs you in. Sign out, sign in again, and come back here within ten minutes." |
*
* @param {Account_Leave_SsoInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_sso = /** @type {((inputs?: Account_Leave_SsoInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_SsoInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_sso(inputs)
	return en_account_leave_sso(inputs)
});