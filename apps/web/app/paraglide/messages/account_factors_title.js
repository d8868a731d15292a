/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factors_TitleInputs */

const en_account_factors_title = /** @type {(inputs: Account_Factors_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Two-step verification`)
};

const hi_account_factors_title = /** @type {(inputs: Account_Factors_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दो चरणों में पुष्टि`)
};

/**
* | output |
* | --- |
* | "Two-step verification" |
*
* @param {Account_Factors_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factors_title = /** @type {((inputs?: Account_Factors_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factors_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factors_title(inputs)
	return en_account_factors_title(inputs)
});