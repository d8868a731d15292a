/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Vocal_Sargam_TextInputs */

const en_loop_vocal_sargam_text = /** @type {(inputs: Loop_Vocal_Sargam_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The notes sung by their names`)
};

const hi_loop_vocal_sargam_text = /** @type {(inputs: Loop_Vocal_Sargam_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`स्वर, अपने-अपने नाम से गाए हुए`)
};

/**
* | output |
* | --- |
* | "The notes sung by their names" |
*
* @param {Loop_Vocal_Sargam_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_vocal_sargam_text = /** @type {((inputs?: Loop_Vocal_Sargam_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Vocal_Sargam_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_vocal_sargam_text(inputs)
	return en_loop_vocal_sargam_text(inputs)
});