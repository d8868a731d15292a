/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Fixed_Metadata_FailedInputs */

const en_fixed_metadata_failed = /** @type {(inputs: Fixed_Metadata_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Failed to save sound metadata`)
};

const hi_fixed_metadata_failed = /** @type {(inputs: Fixed_Metadata_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ का ब्योरा सेव नहीं हो सका`)
};

/**
* | output |
* | --- |
* | "Failed to save sound metadata" |
*
* @param {Fixed_Metadata_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const fixed_metadata_failed = /** @type {((inputs?: Fixed_Metadata_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Fixed_Metadata_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_fixed_metadata_failed(inputs)
	return en_fixed_metadata_failed(inputs)
});