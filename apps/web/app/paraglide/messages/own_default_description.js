/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Own_Default_DescriptionInputs */

const en_own_default_description = /** @type {(inputs: Own_Default_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your uploaded sound`)
};

const hi_own_default_description = /** @type {(inputs: Own_Default_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आपकी अपलोड की हुई आवाज़`)
};

/**
* | output |
* | --- |
* | "Your uploaded sound" |
*
* @param {Own_Default_DescriptionInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const own_default_description = /** @type {((inputs?: Own_Default_DescriptionInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Own_Default_DescriptionInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_own_default_description(inputs)
	return en_own_default_description(inputs)
});