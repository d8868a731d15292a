/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Captcha_FailedInputs */

const en_captcha_failed = /** @type {(inputs: Captcha_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The check that you are human could not be loaded.`)
};

const hi_captcha_failed = /** @type {(inputs: Captcha_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप इंसान हैं, यह जाँचने वाला हिस्सा लोड नहीं हो सका।`)
};

/**
* | output |
* | --- |
* | "The check that you are human could not be loaded." |
*
* @param {Captcha_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const captcha_failed = /** @type {((inputs?: Captcha_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Captcha_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_captcha_failed(inputs)
	return en_captcha_failed(inputs)
});