/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Weak_PasswordInputs */

const en_refusal_weak_password = /** @type {(inputs: Refusal_Weak_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Password is too short, or known to be weak and easy to guess.`)
};

const hi_refusal_weak_password = /** @type {(inputs: Refusal_Weak_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पासवर्ड बहुत छोटा है या आसानी से बूझा जा सकता है। कृपया दूसरा चुनें।`)
};

/**
* | output |
* | --- |
* | "Password is too short, or known to be weak and easy to guess." |
*
* @param {Refusal_Weak_PasswordInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const refusal_weak_password = /** @type {((inputs?: Refusal_Weak_PasswordInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Weak_PasswordInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_refusal_weak_password(inputs)
	return en_refusal_weak_password(inputs)
});