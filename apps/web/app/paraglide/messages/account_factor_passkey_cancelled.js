/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Passkey_CancelledInputs */

const en_account_factor_passkey_cancelled = /** @type {(inputs: Account_Factor_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No passkey was made. You can try once more.`)
};

const hi_account_factor_passkey_cancelled = /** @type {(inputs: Account_Factor_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासकी नहीं बनी। आप एक बार फिर कोशिश कर सकते हैं।`)
};

/**
* | output |
* | --- |
* | "No passkey was made. You can try once more." |
*
* @param {Account_Factor_Passkey_CancelledInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_passkey_cancelled = /** @type {((inputs?: Account_Factor_Passkey_CancelledInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Passkey_CancelledInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_passkey_cancelled(inputs)
	return en_account_factor_passkey_cancelled(inputs)
});