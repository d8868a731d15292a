/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_Again_DoneInputs */

const en_account_email_again_done = /** @type {(inputs: Account_Email_Again_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The emails are on their way again`)
};

const hi_account_email_again_done = /** @type {(inputs: Account_Email_Again_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल फिर से भेज दिए गए`)
};

/**
* | output |
* | --- |
* | "The emails are on their way again" |
*
* @param {Account_Email_Again_DoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_again_done = /** @type {((inputs?: Account_Email_Again_DoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_Again_DoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_again_done(inputs)
	return en_account_email_again_done(inputs)
});