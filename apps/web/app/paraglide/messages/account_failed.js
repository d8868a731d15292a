/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_FailedInputs */

const en_account_failed = /** @type {(inputs: Account_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account could not be loaded.`)
};

const hi_account_failed = /** @type {(inputs: Account_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका खाता नहीं खुल सका।`)
};

/**
* | output |
* | --- |
* | "Your account could not be loaded." |
*
* @param {Account_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_failed = /** @type {((inputs?: Account_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_failed(inputs)
	return en_account_failed(inputs)
});