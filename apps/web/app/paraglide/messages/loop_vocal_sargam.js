/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Vocal_SargamInputs */

const en_loop_vocal_sargam = /** @type {(inputs: Loop_Vocal_SargamInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sargam`)
};

const hi_loop_vocal_sargam = /** @type {(inputs: Loop_Vocal_SargamInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`सरगम`)
};

/**
* | output |
* | --- |
* | "Sargam" |
*
* @param {Loop_Vocal_SargamInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_vocal_sargam = /** @type {((inputs?: Loop_Vocal_SargamInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Vocal_SargamInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_vocal_sargam(inputs)
	return en_loop_vocal_sargam(inputs)
});