/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Tabla_Keherwa_TextInputs */

const en_loop_tabla_keherwa_text = /** @type {(inputs: Loop_Tabla_Keherwa_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The eight-beat swing of songs and bhajans`)
};

const hi_loop_tabla_keherwa_text = /** @type {(inputs: Loop_Tabla_Keherwa_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`गीतों और भजनों की आठ मात्रा की झूम`)
};

/**
* | output |
* | --- |
* | "The eight-beat swing of songs and bhajans" |
*
* @param {Loop_Tabla_Keherwa_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_tabla_keherwa_text = /** @type {((inputs?: Loop_Tabla_Keherwa_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Tabla_Keherwa_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_tabla_keherwa_text(inputs)
	return en_loop_tabla_keherwa_text(inputs)
});