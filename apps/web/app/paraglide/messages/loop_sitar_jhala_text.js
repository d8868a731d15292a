/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Sitar_Jhala_TextInputs */

const en_loop_sitar_jhala_text = /** @type {(inputs: Loop_Sitar_Jhala_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fast strokes against drone strings`)
};

const hi_loop_sitar_jhala_text = /** @type {(inputs: Loop_Sitar_Jhala_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`चिकारी के तारों के साथ तेज़ बोल`)
};

/**
* | output |
* | --- |
* | "Fast strokes against drone strings" |
*
* @param {Loop_Sitar_Jhala_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_sitar_jhala_text = /** @type {((inputs?: Loop_Sitar_Jhala_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Sitar_Jhala_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_sitar_jhala_text(inputs)
	return en_loop_sitar_jhala_text(inputs)
});