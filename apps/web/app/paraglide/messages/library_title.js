/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Library_TitleInputs */

const en_library_title = /** @type {(inputs: Library_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sound library`)
};

const hi_library_title = /** @type {(inputs: Library_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आवाज़ों की लाइब्रेरी`)
};

/**
* | output |
* | --- |
* | "Sound library" |
*
* @param {Library_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const library_title = /** @type {((inputs?: Library_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Library_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_library_title(inputs)
	return en_library_title(inputs)
});