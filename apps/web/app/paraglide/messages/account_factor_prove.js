/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Factor_ProveInputs */

const en_account_factor_prove = /** @type {(inputs: Account_Factor_ProveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please confirm with your second step first.`)
};

const hi_account_factor_prove = /** @type {(inputs: Account_Factor_ProveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया पहले अपने दूसरे चरण से पुष्टि करें।`)
};

/**
* | output |
* | --- |
* | "Please confirm with your second step first." |
*
* @param {Account_Factor_ProveInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_prove = /** @type {((inputs?: Account_Factor_ProveInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_ProveInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_prove(inputs)
	return en_account_factor_prove(inputs)
});