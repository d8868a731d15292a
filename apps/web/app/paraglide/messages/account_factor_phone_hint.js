/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_Phone_HintInputs */

const en_account_factor_phone_hint = /** @type {(inputs: Account_Factor_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`With country code, such as +91 98000 00000.`)
};

const hi_account_factor_phone_hint = /** @type {(inputs: Account_Factor_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`देश के कोड के साथ, जैसे +91 98000 00000।`)
};

/**
* | output |
* | --- |
* | "With country code, such as +91 98000 00000." |
*
* @param {Account_Factor_Phone_HintInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_phone_hint = /** @type {((inputs?: Account_Factor_Phone_HintInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_Phone_HintInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_phone_hint(inputs)
	return en_account_factor_phone_hint(inputs)
});