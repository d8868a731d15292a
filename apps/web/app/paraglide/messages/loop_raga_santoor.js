/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Raga_SantoorInputs */

const en_loop_raga_santoor = /** @type {(inputs: Loop_Raga_SantoorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Santoor`)
};

const hi_loop_raga_santoor = /** @type {(inputs: Loop_Raga_SantoorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`संतूर`)
};

/**
* | output |
* | --- |
* | "Santoor" |
*
* @param {Loop_Raga_SantoorInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_raga_santoor = /** @type {((inputs?: Loop_Raga_SantoorInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Raga_SantoorInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_raga_santoor(inputs)
	return en_loop_raga_santoor(inputs)
});