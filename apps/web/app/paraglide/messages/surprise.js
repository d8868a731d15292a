/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} SurpriseInputs */

const en_surprise = /** @type {(inputs: SurpriseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Surprise me`)
};

const hi_surprise = /** @type {(inputs: SurpriseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कुछ नया सुनाएँ`)
};

/**
* | output |
* | --- |
* | "Surprise me" |
*
* @param {SurpriseInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const surprise = /** @type {((inputs?: SurpriseInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<SurpriseInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_surprise(inputs)
	return en_surprise(inputs)
});