/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_Ended_TextInputs */

const en_account_sessions_ended_text = /** @type {(inputs: Account_Sessions_Ended_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account can no longer be reached from there.`)
};

const hi_account_sessions_ended_text = /** @type {(inputs: Account_Sessions_Ended_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`वहाँ से अब आपका खाता नहीं खुल सकता।`)
};

/**
* | output |
* | --- |
* | "Your account can no longer be reached from there." |
*
* @param {Account_Sessions_Ended_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_ended_text = /** @type {((inputs?: Account_Sessions_Ended_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_Ended_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_ended_text(inputs)
	return en_account_sessions_ended_text(inputs)
});