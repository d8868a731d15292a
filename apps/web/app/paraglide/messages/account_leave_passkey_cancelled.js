/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_Passkey_CancelledInputs */

const en_account_leave_passkey_cancelled = /** @type {(inputs: Account_Leave_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The passkey was not used. You can try once more.`)
};

const hi_account_leave_passkey_cancelled = /** @type {(inputs: Account_Leave_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासकी काम में नहीं आई। आप एक बार फिर कोशिश कर सकते हैं।`)
};

/**
* | output |
* | --- |
* | "The passkey was not used. You can try once more." |
*
* @param {Account_Leave_Passkey_CancelledInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_passkey_cancelled = /** @type {((inputs?: Account_Leave_Passkey_CancelledInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_Passkey_CancelledInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_passkey_cancelled(inputs)
	return en_account_leave_passkey_cancelled(inputs)
});