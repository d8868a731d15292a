/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_Link_GoogleInputs */

const en_account_identity_link_google = /** @type {(inputs: Account_Identity_Link_GoogleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Link Google`)
};

const hi_account_identity_link_google = /** @type {(inputs: Account_Identity_Link_GoogleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गूगल जोड़ें`)
};

/**
* | output |
* | --- |
* | "Link Google" |
*
* @param {Account_Identity_Link_GoogleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_link_google = /** @type {((inputs?: Account_Identity_Link_GoogleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_Link_GoogleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_link_google(inputs)
	return en_account_identity_link_google(inputs)
});