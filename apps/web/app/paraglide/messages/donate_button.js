/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Donate_ButtonInputs */

const en_donate_button = /** @type {(inputs: Donate_ButtonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Donate £${i?.amount}`)
};

const hi_donate_button = /** @type {(inputs: Donate_ButtonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`£${i?.amount} दान करें`)
};

/**
* | output |
* | --- |
* | "Donate £{amount}" |
*
* @param {Donate_ButtonInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_button = /** @type {((inputs: Donate_ButtonInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_ButtonInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_button(inputs)
	return en_donate_button(inputs)
});