/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Donate_FailedInputs */

const en_donate_failed = /** @type {(inputs: Donate_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Failed to process donation. Please try again.`)
};

const hi_donate_failed = /** @type {(inputs: Donate_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`दान नहीं हो सका। कृपया फिर से कोशिश करें।`)
};

/**
* | output |
* | --- |
* | "Failed to process donation. Please try again." |
*
* @param {Donate_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const donate_failed = /** @type {((inputs?: Donate_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Donate_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_donate_failed(inputs)
	return en_donate_failed(inputs)
});