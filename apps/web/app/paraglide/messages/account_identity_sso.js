/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_SsoInputs */

const en_account_identity_sso = /** @type {(inputs: Account_Identity_SsoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your organisation`)
};

const hi_account_identity_sso = /** @type {(inputs: Account_Identity_SsoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी संस्था`)
};

/**
* | output |
* | --- |
* | "Your organisation" |
*
* @param {Account_Identity_SsoInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_sso = /** @type {((inputs?: Account_Identity_SsoInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_SsoInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_sso(inputs)
	return en_account_identity_sso(inputs)
});