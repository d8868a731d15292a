/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Same_PasswordInputs */

const en_refusal_same_password = /** @type {(inputs: Refusal_Same_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New password should be different from the old password.`)
};

const hi_refusal_same_password = /** @type {(inputs: Refusal_Same_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`नया पासवर्ड पुराने पासवर्ड से अलग होना चाहिए।`)
};

/**
* | output |
* | --- |
* | "New password should be different from the old password." |
*
* @param {Refusal_Same_PasswordInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_same_password = /** @type {((inputs?: Refusal_Same_PasswordInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Same_PasswordInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_same_password(inputs)
	return en_refusal_same_password(inputs)
});