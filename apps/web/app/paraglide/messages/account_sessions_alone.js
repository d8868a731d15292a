/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_AloneInputs */

const en_account_sessions_alone = /** @type {(inputs: Account_Sessions_AloneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are signed in on this device only.`)
};

const hi_account_sessions_alone = /** @type {(inputs: Account_Sessions_AloneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप सिर्फ़ इसी डिवाइस पर साइन इन हैं।`)
};

/**
* | output |
* | --- |
* | "You are signed in on this device only." |
*
* @param {Account_Sessions_AloneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_alone = /** @type {((inputs?: Account_Sessions_AloneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_AloneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_alone(inputs)
	return en_account_sessions_alone(inputs)
});