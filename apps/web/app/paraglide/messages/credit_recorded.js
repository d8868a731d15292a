/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ author: NonNullable<unknown> }} Credit_RecordedInputs */

const en_credit_recorded = /** @type {(inputs: Credit_RecordedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Recorded by ${i?.author}`)
};

const hi_credit_recorded = /** @type {(inputs: Credit_RecordedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`रिकॉर्डिंग: ${i?.author}`)
};

/**
* | output |
* | --- |
* | "Recorded by {author}" |
*
* @param {Credit_RecordedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const credit_recorded = /** @type {((inputs: Credit_RecordedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Credit_RecordedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_credit_recorded(inputs)
	return en_credit_recorded(inputs)
});