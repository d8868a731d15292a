/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Tabla_RelaInputs */

const en_loop_tabla_rela = /** @type {(inputs: Loop_Tabla_RelaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rela`)
};

const hi_loop_tabla_rela = /** @type {(inputs: Loop_Tabla_RelaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`रेला`)
};

/**
* | output |
* | --- |
* | "Rela" |
*
* @param {Loop_Tabla_RelaInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_tabla_rela = /** @type {((inputs?: Loop_Tabla_RelaInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Tabla_RelaInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_tabla_rela(inputs)
	return en_loop_tabla_rela(inputs)
});