/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_Google_OffInputs */

const en_account_identity_google_off = /** @type {(inputs: Account_Identity_Google_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Google is not set up on this site.`)
};

const hi_account_identity_google_off = /** @type {(inputs: Account_Identity_Google_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस साइट पर गूगल की व्यवस्था नहीं है।`)
};

/**
* | output |
* | --- |
* | "Google is not set up on this site." |
*
* @param {Account_Identity_Google_OffInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_google_off = /** @type {((inputs?: Account_Identity_Google_OffInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_Google_OffInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_google_off(inputs)
	return en_account_identity_google_off(inputs)
});