/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Shortcut_MixInputs */

const en_shortcut_mix = /** @type {(inputs: Shortcut_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To the mix, and back`)
};

const hi_shortcut_mix = /** @type {(inputs: Shortcut_MixInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`मिक्स पर, और वापस`)
};

/**
* | output |
* | --- |
* | "To the mix, and back" |
*
* @param {Shortcut_MixInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const shortcut_mix = /** @type {((inputs?: Shortcut_MixInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Shortcut_MixInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_shortcut_mix(inputs)
	return en_shortcut_mix(inputs)
});