/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_List_FailedInputs */

const en_own_list_failed = /** @type {(inputs: Own_List_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Failed to fetch sounds`)
};

const hi_own_list_failed = /** @type {(inputs: Own_List_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ें नहीं आ सकीं`)
};

/**
* | output |
* | --- |
* | "Failed to fetch sounds" |
*
* @param {Own_List_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_list_failed = /** @type {((inputs?: Own_List_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_List_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_list_failed(inputs)
	return en_own_list_failed(inputs)
});