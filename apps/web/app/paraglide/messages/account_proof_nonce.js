/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown> }} Account_Proof_NonceInputs */

const en_account_proof_nonce = /** @type {(inputs: Account_Proof_NonceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You signed in some time ago. We sent a code to ${i?.email}: enter it to go on.`)
};

const hi_account_proof_nonce = /** @type {(inputs: Account_Proof_NonceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`आपको साइन इन किए कुछ समय हो गया है। हमने ${i?.email} पर कोड भेजा है: आगे बढ़ने के लिए उसे लिखें।`)
};

/**
* | output |
* | --- |
* | "You signed in some time ago. We sent a code to {email}: enter it to go on." |
*
* @param {Account_Proof_NonceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_proof_nonce = /** @type {((inputs: Account_Proof_NonceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Proof_NonceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_proof_nonce(inputs)
	return en_account_proof_nonce(inputs)
});