/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Account_Identity_NonceInputs */

const en_account_identity_nonce = /** @type {(inputs: Account_Identity_NonceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You signed in some time ago. We sent a code to ${i?.email}: enter it, and link Google.`)
};

const hi_account_identity_nonce = /** @type {(inputs: Account_Identity_NonceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपको साइन इन किए कुछ समय हो गया है। हमने ${i?.email} पर कोड भेजा है: उसे लिखकर गूगल जोड़ें।`)
};

/**
* | output |
* | --- |
* | "You signed in some time ago. We sent a code to {email}: enter it, and link Google." |
*
* @param {Account_Identity_NonceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_nonce = /** @type {((inputs: Account_Identity_NonceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_NonceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_nonce(inputs)
	return en_account_identity_nonce(inputs)
});