/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Tabla_Rela_TextInputs */

const en_loop_tabla_rela_text = /** @type {(inputs: Loop_Tabla_Rela_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A rolling stream of quick strokes`)
};

const hi_loop_tabla_rela_text = /** @type {(inputs: Loop_Tabla_Rela_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तेज़ बोलों की बहती धारा`)
};

/**
* | output |
* | --- |
* | "A rolling stream of quick strokes" |
*
* @param {Loop_Tabla_Rela_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_tabla_rela_text = /** @type {((inputs?: Loop_Tabla_Rela_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Tabla_Rela_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_tabla_rela_text(inputs)
	return en_loop_tabla_rela_text(inputs)
});