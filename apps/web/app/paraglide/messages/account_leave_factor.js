/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Leave_FactorInputs */

const en_account_leave_factor = /** @type {(inputs: Account_Leave_FactorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Now confirm with your second step.`)
};

const hi_account_leave_factor = /** @type {(inputs: Account_Leave_FactorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अब अपने दूसरे चरण से पुष्टि करें।`)
};

/**
* | output |
* | --- |
* | "Now confirm with your second step." |
*
* @param {Account_Leave_FactorInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_leave_factor = /** @type {((inputs?: Account_Leave_FactorInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Leave_FactorInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_leave_factor(inputs)
	return en_account_leave_factor(inputs)
});