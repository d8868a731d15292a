/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Phone_NumberInputs */

const en_refusal_phone_number = /** @type {(inputs: Refusal_Phone_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invalid phone number format (E.164 required)`)
};

const hi_refusal_phone_number = /** @type {(inputs: Refusal_Phone_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`यह फ़ोन नंबर ठीक नहीं लगता। देश के कोड के साथ लिखें, जैसे +91।`)
};

/**
* | output |
* | --- |
* | "Invalid phone number format (E.164 required)" |
*
* @param {Refusal_Phone_NumberInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_phone_number = /** @type {((inputs?: Refusal_Phone_NumberInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Phone_NumberInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_phone_number(inputs)
	return en_refusal_phone_number(inputs)
});