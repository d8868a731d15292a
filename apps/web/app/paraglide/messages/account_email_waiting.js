/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Email_WaitingInputs */

const en_account_email_waiting = /** @type {(inputs: Account_Email_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for your confirmation`)
};

const hi_account_email_waiting = /** @type {(inputs: Account_Email_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी पुष्टि का इंतज़ार है`)
};

/**
* | output |
* | --- |
* | "Waiting for your confirmation" |
*
* @param {Account_Email_WaitingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_email_waiting = /** @type {((inputs?: Account_Email_WaitingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Email_WaitingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_email_waiting(inputs)
	return en_account_email_waiting(inputs)
});