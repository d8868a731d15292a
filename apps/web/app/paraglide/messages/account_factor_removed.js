/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Account_Factor_RemovedInputs */

const en_account_factor_removed = /** @type {(inputs: Account_Factor_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is removed`)
};

const hi_account_factor_removed = /** @type {(inputs: Account_Factor_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.name}” को हटा दिया गया`)
};

/**
* | output |
* | --- |
* | "{name} is removed" |
*
* @param {Account_Factor_RemovedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const account_factor_removed = /** @type {((inputs: Account_Factor_RemovedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Factor_RemovedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_account_factor_removed(inputs)
	return en_account_factor_removed(inputs)
});