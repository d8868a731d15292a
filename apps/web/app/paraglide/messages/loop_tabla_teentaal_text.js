/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Tabla_Teentaal_TextInputs */

const en_loop_tabla_teentaal_text = /** @type {(inputs: Loop_Tabla_Teentaal_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The sixteen-beat cycle, four by four`)
};

const hi_loop_tabla_teentaal_text = /** @type {(inputs: Loop_Tabla_Teentaal_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सोलह मात्रा का आवर्तन, चार-चार के विभाग`)
};

/**
* | output |
* | --- |
* | "The sixteen-beat cycle, four by four" |
*
* @param {Loop_Tabla_Teentaal_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_tabla_teentaal_text = /** @type {((inputs?: Loop_Tabla_Teentaal_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Tabla_Teentaal_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_tabla_teentaal_text(inputs)
	return en_loop_tabla_teentaal_text(inputs)
});