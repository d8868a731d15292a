/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Wrong_TotpInputs */

const en_refusal_wrong_totp = /** @type {(inputs: Refusal_Wrong_TotpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Invalid TOTP code entered. Each code works once: wait for the next one. If none works, let your phone set its clock.`)
};

const hi_refusal_wrong_totp = /** @type {(inputs: Refusal_Wrong_TotpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ऐप का कोड ग़लत है। हर कोड एक ही बार चलता है: अगले का इंतज़ार करें। कोई भी न चले तो अपने फ़ोन को घड़ी मिलाने दें।`)
};

/**
* | output |
* | --- |
* | "Invalid TOTP code entered. Each code works once: wait for the next one. If none works, let your phone set its clock." |
*
* @param {Refusal_Wrong_TotpInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_wrong_totp = /** @type {((inputs?: Refusal_Wrong_TotpInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Wrong_TotpInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_wrong_totp(inputs)
	return en_refusal_wrong_totp(inputs)
});