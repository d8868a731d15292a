/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Known_TitleInputs */

const en_known_title = /** @type {(inputs: Known_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is known`)
};

const hi_known_title = /** @type {(inputs: Known_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`अब तक क्या पता है`)
};

/**
* | output |
* | --- |
* | "What is known" |
*
* @param {Known_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const known_title = /** @type {((inputs?: Known_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Known_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_known_title(inputs)
	return en_known_title(inputs)
});