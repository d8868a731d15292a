/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Factor_List_FailedInputs */

const en_factor_list_failed = /** @type {(inputs: Factor_List_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your second step could not be loaded.`)
};

const hi_factor_list_failed = /** @type {(inputs: Factor_List_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपका दूसरा चरण लोड नहीं हो सका।`)
};

/**
* | output |
* | --- |
* | "Your second step could not be loaded." |
*
* @param {Factor_List_FailedInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const factor_list_failed = /** @type {((inputs?: Factor_List_FailedInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Factor_List_FailedInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_factor_list_failed(inputs)
	return en_factor_list_failed(inputs)
});