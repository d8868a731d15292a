/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Account_Identity_UnlinkedInputs */

const en_account_identity_unlinked = /** @type {(inputs: Account_Identity_UnlinkedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is unlinked`)
};

const hi_account_identity_unlinked = /** @type {(inputs: Account_Identity_UnlinkedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: अलग कर दिया गया`)
};

/**
* | output |
* | --- |
* | "{name} is unlinked" |
*
* @param {Account_Identity_UnlinkedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_unlinked = /** @type {((inputs: Account_Identity_UnlinkedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_UnlinkedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_unlinked(inputs)
	return en_account_identity_unlinked(inputs)
});