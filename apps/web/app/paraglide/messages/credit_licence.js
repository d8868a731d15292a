/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ licence: NonNullable<unknown> }} Credit_LicenceInputs */

const en_credit_licence = /** @type {(inputs: Credit_LicenceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Licence: ${i?.licence}`)
};

const hi_credit_licence = /** @type {(inputs: Credit_LicenceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`लाइसेंस: ${i?.licence}`)
};

/**
* | output |
* | --- |
* | "Licence: {licence}" |
*
* @param {Credit_LicenceInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const credit_licence = /** @type {((inputs: Credit_LicenceInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Credit_LicenceInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_credit_licence(inputs)
	return en_credit_licence(inputs)
});