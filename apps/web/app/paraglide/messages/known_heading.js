/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_HeadingInputs */

const en_known_heading = /** @type {(inputs: Known_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is known`)
};

const hi_known_heading = /** @type {(inputs: Known_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अब तक क्या पता है`)
};

/**
* | output |
* | --- |
* | "What is known" |
*
* @param {Known_HeadingInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_heading = /** @type {((inputs?: Known_HeadingInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_HeadingInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_heading(inputs)
	return en_known_heading(inputs)
});