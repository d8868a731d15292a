/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Strength_EasyInputs */

const en_strength_easy = /** @type {(inputs: Strength_EasyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Easy to guess. Two or three unrelated words are better.`)
};

const hi_strength_easy = /** @type {(inputs: Strength_EasyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`इसका अंदाज़ा लगाना आसान है। दो-तीन अलग-अलग शब्द बेहतर रहेंगे।`)
};

/**
* | output |
* | --- |
* | "Easy to guess. Two or three unrelated words are better." |
*
* @param {Strength_EasyInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const strength_easy = /** @type {((inputs?: Strength_EasyInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Strength_EasyInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_strength_easy(inputs)
	return en_strength_easy(inputs)
});