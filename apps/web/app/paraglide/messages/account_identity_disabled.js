/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Identity_DisabledInputs */

const en_account_identity_disabled = /** @type {(inputs: Account_Identity_DisabledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This site does not let accounts be linked or unlinked.`)
};

const hi_account_identity_disabled = /** @type {(inputs: Account_Identity_DisabledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस साइट पर खाते जोड़े या अलग नहीं किए जा सकते।`)
};

/**
* | output |
* | --- |
* | "This site does not let accounts be linked or unlinked." |
*
* @param {Account_Identity_DisabledInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_identity_disabled = /** @type {((inputs?: Account_Identity_DisabledInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Identity_DisabledInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_identity_disabled(inputs)
	return en_account_identity_disabled(inputs)
});