/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Page_MissingInputs */

const en_page_missing = /** @type {(inputs: Page_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The page could not be loaded.`)
};

const hi_page_missing = /** @type {(inputs: Page_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पेज लोड नहीं हो सका।`)
};

/**
* | output |
* | --- |
* | "The page could not be loaded." |
*
* @param {Page_MissingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const page_missing = /** @type {((inputs?: Page_MissingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Page_MissingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_page_missing(inputs)
	return en_page_missing(inputs)
});