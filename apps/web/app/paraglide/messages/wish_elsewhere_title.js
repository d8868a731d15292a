/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Wish_Elsewhere_TitleInputs */

const en_wish_elsewhere_title = /** @type {(inputs: Wish_Elsewhere_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are signed in`)
};

const hi_wish_elsewhere_title = /** @type {(inputs: Wish_Elsewhere_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आप साइन इन हैं`)
};

/**
* | output |
* | --- |
* | "You are signed in" |
*
* @param {Wish_Elsewhere_TitleInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const wish_elsewhere_title = /** @type {((inputs?: Wish_Elsewhere_TitleInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Wish_Elsewhere_TitleInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_wish_elsewhere_title(inputs)
	return en_wish_elsewhere_title(inputs)
});