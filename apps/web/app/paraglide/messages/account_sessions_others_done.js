/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_Others_DoneInputs */

const en_account_sessions_others_done = /** @type {(inputs: Account_Sessions_Others_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All other devices are signed out`)
};

const hi_account_sessions_others_done = /** @type {(inputs: Account_Sessions_Others_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बाक़ी सब डिवाइस साइन आउट हो गए`)
};

/**
* | output |
* | --- |
* | "All other devices are signed out" |
*
* @param {Account_Sessions_Others_DoneInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_others_done = /** @type {((inputs?: Account_Sessions_Others_DoneInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_Others_DoneInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_others_done(inputs)
	return en_account_sessions_others_done(inputs)
});