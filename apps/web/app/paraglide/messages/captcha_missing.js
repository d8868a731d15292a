/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Captcha_MissingInputs */

const en_captcha_missing = /** @type {(inputs: Captcha_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please complete the check above the button first.`)
};

const hi_captcha_missing = /** @type {(inputs: Captcha_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कृपया पहले बटन के ऊपर की जाँच पूरी करें।`)
};

/**
* | output |
* | --- |
* | "Please complete the check above the button first." |
*
* @param {Captcha_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const captcha_missing = /** @type {((inputs?: Captcha_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Captcha_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_captcha_missing(inputs)
	return en_captcha_missing(inputs)
});