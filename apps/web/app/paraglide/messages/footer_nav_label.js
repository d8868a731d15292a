/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Footer_Nav_LabelInputs */

const en_footer_nav_label = /** @type {(inputs: Footer_Nav_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Footer`)
};

const hi_footer_nav_label = /** @type {(inputs: Footer_Nav_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`पेज के नीचे`)
};

/**
* | output |
* | --- |
* | "Footer" |
*
* @param {Footer_Nav_LabelInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const footer_nav_label = /** @type {((inputs?: Footer_Nav_LabelInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Footer_Nav_LabelInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_footer_nav_label(inputs)
	return en_footer_nav_label(inputs)
});