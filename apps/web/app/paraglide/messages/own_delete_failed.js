/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_Delete_FailedInputs */

const en_own_delete_failed = /** @type {(inputs: Own_Delete_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Failed to delete sound`)
};

const hi_own_delete_failed = /** @type {(inputs: Own_Delete_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ नहीं मिट सकी`)
};

/**
* | output |
* | --- |
* | "Failed to delete sound" |
*
* @param {Own_Delete_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_delete_failed = /** @type {((inputs?: Own_Delete_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_Delete_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_delete_failed(inputs)
	return en_own_delete_failed(inputs)
});