/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Sessions_LoadingInputs */

const en_account_sessions_loading = /** @type {(inputs: Account_Sessions_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading your devices`)
};

const hi_account_sessions_loading = /** @type {(inputs: Account_Sessions_LoadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके डिवाइस की सूची आ रही है`)
};

/**
* | output |
* | --- |
* | "Loading your devices" |
*
* @param {Account_Sessions_LoadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_sessions_loading = /** @type {((inputs?: Account_Sessions_LoadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Sessions_LoadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_sessions_loading(inputs)
	return en_account_sessions_loading(inputs)
});