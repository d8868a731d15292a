/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_AbsentInputs */

const en_account_sessions_absent = /** @type {(inputs: Account_Sessions_AbsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This site cannot list your devices, but it can end their sessions.`)
};

const hi_account_sessions_absent = /** @type {(inputs: Account_Sessions_AbsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह साइट आपके डिवाइस की सूची नहीं दिखा सकती, पर उनके सेशन ख़त्म कर सकती है।`)
};

/**
* | output |
* | --- |
* | "This site cannot list your devices, but it can end their sessions." |
*
* @param {Account_Sessions_AbsentInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_absent = /** @type {((inputs?: Account_Sessions_AbsentInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_AbsentInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_absent(inputs)
	return en_account_sessions_absent(inputs)
});