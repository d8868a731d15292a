/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Donate_AmountInputs */

const en_donate_amount = /** @type {(inputs: Donate_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`£${i?.amount}`)
};

const hi_donate_amount = /** @type {(inputs: Donate_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`£${i?.amount}`)
};

/**
* | output |
* | --- |
* | "£{amount}" |
*
* @param {Donate_AmountInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_amount = /** @type {((inputs: Donate_AmountInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_AmountInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_amount(inputs)
	return en_donate_amount(inputs)
});