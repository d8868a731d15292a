/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Proof_TextInputs */

const en_account_proof_text = /** @type {(inputs: Account_Proof_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This changes how you sign in, so please confirm that it is you.`)
};

const hi_account_proof_text = /** @type {(inputs: Account_Proof_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इससे आपके साइन इन का तरीक़ा बदलता है, इसलिए कृपया पुष्टि करें कि यह आप ही हैं।`)
};

/**
* | output |
* | --- |
* | "This changes how you sign in, so please confirm that it is you." |
*
* @param {Account_Proof_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_proof_text = /** @type {((inputs?: Account_Proof_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Proof_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_proof_text(inputs)
	return en_account_proof_text(inputs)
});