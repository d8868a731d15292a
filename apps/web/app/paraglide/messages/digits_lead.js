/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Digits_LeadInputs */

const en_digits_lead = /** @type {(inputs: Digits_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How numbers, times and dates are written. What you type stays in ordinary digits. The choice stays on this device.`)
};

const hi_digits_lead = /** @type {(inputs: Digits_LeadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`संख्याएँ, समय और तारीख़ें किन अंकों में लिखी जाएँ। जो आप लिखते हैं, वह आम अंकों में ही रहता है। यह पसंद इसी डिवाइस पर रहती है।`)
};

/**
* | output |
* | --- |
* | "How numbers, times and dates are written. What you type stays in ordinary digits. The choice stays on this device." |
*
* @param {Digits_LeadInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const digits_lead = /** @type {((inputs?: Digits_LeadInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Digits_LeadInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_digits_lead(inputs)
	return en_digits_lead(inputs)
});