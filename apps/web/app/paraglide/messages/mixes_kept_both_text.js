/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Mixes_Kept_Both_TextInputs */

const en_mixes_kept_both_text = /** @type {(inputs: Mixes_Kept_Both_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Both are kept. This device’s version is ${i?.name}.`)
};

const hi_mixes_kept_both_text = /** @type {(inputs: Mixes_Kept_Both_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`दोनों रखे गए हैं। इस डिवाइस वाला ${i?.name} है।`)
};

/**
* | output |
* | --- |
* | "Both are kept. This device’s version is {name}." |
*
* @param {Mixes_Kept_Both_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const mixes_kept_both_text = /** @type {((inputs: Mixes_Kept_Both_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Mixes_Kept_Both_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_mixes_kept_both_text(inputs)
	return en_mixes_kept_both_text(inputs)
});