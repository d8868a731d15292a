/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Tabla_KeherwaInputs */

const en_loop_tabla_keherwa = /** @type {(inputs: Loop_Tabla_KeherwaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keherwa`)
};

const hi_loop_tabla_keherwa = /** @type {(inputs: Loop_Tabla_KeherwaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`कहरवा`)
};

/**
* | output |
* | --- |
* | "Keherwa" |
*
* @param {Loop_Tabla_KeherwaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_tabla_keherwa = /** @type {((inputs?: Loop_Tabla_KeherwaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Tabla_KeherwaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_tabla_keherwa(inputs)
	return en_loop_tabla_keherwa(inputs)
});