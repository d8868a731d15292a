/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ seconds: NonNullable<unknown> }} Refusal_Too_SoonInputs */

const en_refusal_too_soon = /** @type {(inputs: Refusal_Too_SoonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For security purposes, you can only request this after ${i?.seconds} seconds.`)
};

const hi_refusal_too_soon = /** @type {(inputs: Refusal_Too_SoonInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`सुरक्षा के लिए आप इसे ${i?.seconds} सेकंड बाद ही फिर माँग सकते हैं।`)
};

/**
* | output |
* | --- |
* | "For security purposes, you can only request this after {seconds} seconds." |
*
* @param {Refusal_Too_SoonInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_too_soon = /** @type {((inputs: Refusal_Too_SoonInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Too_SoonInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_too_soon(inputs)
	return en_refusal_too_soon(inputs)
});