/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_ExistsInputs */

const en_account_identity_exists = /** @type {(inputs: Account_Identity_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This Google account already opens another account here, so it cannot be linked to this one.`)
};

const hi_account_identity_exists = /** @type {(inputs: Account_Identity_ExistsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस गूगल खाते से यहाँ कोई दूसरा खाता पहले से खुलता है, इसलिए यह इस खाते से नहीं जुड़ सकता।`)
};

/**
* | output |
* | --- |
* | "This Google account already opens another account here, so it cannot be linked to this one." |
*
* @param {Account_Identity_ExistsInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_exists = /** @type {((inputs?: Account_Identity_ExistsInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_ExistsInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_exists(inputs)
	return en_account_identity_exists(inputs)
});