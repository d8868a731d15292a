/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identities_TitleInputs */

const en_account_identities_title = /** @type {(inputs: Account_Identities_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ways to sign in`)
};

const hi_account_identities_title = /** @type {(inputs: Account_Identities_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`साइन इन के तरीक़े`)
};

/**
* | output |
* | --- |
* | "Ways to sign in" |
*
* @param {Account_Identities_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identities_title = /** @type {((inputs?: Account_Identities_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identities_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identities_title(inputs)
	return en_account_identities_title(inputs)
});