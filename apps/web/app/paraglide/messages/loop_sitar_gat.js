/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Sitar_GatInputs */

const en_loop_sitar_gat = /** @type {(inputs: Loop_Sitar_GatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sitar Gat`)
};

const hi_loop_sitar_gat = /** @type {(inputs: Loop_Sitar_GatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सितार गत`)
};

/**
* | output |
* | --- |
* | "Sitar Gat" |
*
* @param {Loop_Sitar_GatInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_sitar_gat = /** @type {((inputs?: Loop_Sitar_GatInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Sitar_GatInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_sitar_gat(inputs)
	return en_loop_sitar_gat(inputs)
});