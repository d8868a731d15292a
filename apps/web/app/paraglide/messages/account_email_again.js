/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_AgainInputs */

const en_account_email_again = /** @type {(inputs: Account_Email_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send the emails again`)
};

const hi_account_email_again = /** @type {(inputs: Account_Email_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल फिर से भेजें`)
};

/**
* | output |
* | --- |
* | "Send the emails again" |
*
* @param {Account_Email_AgainInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_again = /** @type {((inputs?: Account_Email_AgainInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_AgainInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_again(inputs)
	return en_account_email_again(inputs)
});