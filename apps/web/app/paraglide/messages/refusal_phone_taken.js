/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Phone_TakenInputs */

const en_refusal_phone_taken = /** @type {(inputs: Refusal_Phone_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A user with this phone number has already been registered`)
};

const hi_refusal_phone_taken = /** @type {(inputs: Refusal_Phone_TakenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इस फ़ोन नंबर से एक खाता पहले से है।`)
};

/**
* | output |
* | --- |
* | "A user with this phone number has already been registered" |
*
* @param {Refusal_Phone_TakenInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_phone_taken = /** @type {((inputs?: Refusal_Phone_TakenInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Phone_TakenInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_phone_taken(inputs)
	return en_refusal_phone_taken(inputs)
});