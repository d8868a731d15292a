/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Mixes_FailedInputs */

const en_mixes_failed = /** @type {(inputs: Mixes_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your mixes could not be loaded.`)
};

const hi_mixes_failed = /** @type {(inputs: Mixes_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपके मिक्स लोड नहीं हो सके।`)
};

/**
* | output |
* | --- |
* | "Your mixes could not be loaded." |
*
* @param {Mixes_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_failed = /** @type {((inputs?: Mixes_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_failed(inputs)
	return en_mixes_failed(inputs)
});