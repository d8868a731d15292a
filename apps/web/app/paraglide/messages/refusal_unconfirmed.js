/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_UnconfirmedInputs */

const en_refusal_unconfirmed = /** @type {(inputs: Refusal_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email not confirmed`)
};

const hi_refusal_unconfirmed = /** @type {(inputs: Refusal_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ईमेल की पुष्टि अभी नहीं हुई है।`)
};

/**
* | output |
* | --- |
* | "Email not confirmed" |
*
* @param {Refusal_UnconfirmedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_unconfirmed = /** @type {((inputs?: Refusal_UnconfirmedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_UnconfirmedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_unconfirmed(inputs)
	return en_refusal_unconfirmed(inputs)
});