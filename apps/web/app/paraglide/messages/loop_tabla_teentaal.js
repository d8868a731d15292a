/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Tabla_TeentaalInputs */

const en_loop_tabla_teentaal = /** @type {(inputs: Loop_Tabla_TeentaalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Teentaal`)
};

const hi_loop_tabla_teentaal = /** @type {(inputs: Loop_Tabla_TeentaalInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`तीनताल`)
};

/**
* | output |
* | --- |
* | "Teentaal" |
*
* @param {Loop_Tabla_TeentaalInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_tabla_teentaal = /** @type {((inputs?: Loop_Tabla_TeentaalInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Tabla_TeentaalInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_tabla_teentaal(inputs)
	return en_loop_tabla_teentaal(inputs)
});