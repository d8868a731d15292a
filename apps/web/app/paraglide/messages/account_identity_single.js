/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_SingleInputs */

const en_account_identity_single = /** @type {(inputs: Account_Identity_SingleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is your only way to sign in, so it stays. Add another one first.`)
};

const hi_account_identity_single = /** @type {(inputs: Account_Identity_SingleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`साइन इन का आपका यही एक तरीक़ा है, इसलिए यह रहेगा। पहले कोई और जोड़ें।`)
};

/**
* | output |
* | --- |
* | "This is your only way to sign in, so it stays. Add another one first." |
*
* @param {Account_Identity_SingleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_single = /** @type {((inputs?: Account_Identity_SingleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_SingleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_single(inputs)
	return en_account_identity_single(inputs)
});