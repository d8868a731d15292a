/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Sitar_JhalaInputs */

const en_loop_sitar_jhala = /** @type {(inputs: Loop_Sitar_JhalaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sitar Jhala`)
};

const hi_loop_sitar_jhala = /** @type {(inputs: Loop_Sitar_JhalaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सितार झाला`)
};

/**
* | output |
* | --- |
* | "Sitar Jhala" |
*
* @param {Loop_Sitar_JhalaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_sitar_jhala = /** @type {((inputs?: Loop_Sitar_JhalaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Sitar_JhalaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_sitar_jhala(inputs)
	return en_loop_sitar_jhala(inputs)
});