/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Sitar_Gat_TextInputs */

const en_loop_sitar_gat_text = /** @type {(inputs: Loop_Sitar_Gat_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A plucked melody on the rhythm`)
};

const hi_loop_sitar_gat_text = /** @type {(inputs: Loop_Sitar_Gat_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ताल पर सितार की एक धुन`)
};

/**
* | output |
* | --- |
* | "A plucked melody on the rhythm" |
*
* @param {Loop_Sitar_Gat_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_sitar_gat_text = /** @type {((inputs?: Loop_Sitar_Gat_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Sitar_Gat_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_sitar_gat_text(inputs)
	return en_loop_sitar_gat_text(inputs)
});