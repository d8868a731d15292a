/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Vocal_AalapInputs */

const en_loop_vocal_aalap = /** @type {(inputs: Loop_Vocal_AalapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aalap`)
};

const hi_loop_vocal_aalap = /** @type {(inputs: Loop_Vocal_AalapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`आलाप`)
};

/**
* | output |
* | --- |
* | "Aalap" |
*
* @param {Loop_Vocal_AalapInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_vocal_aalap = /** @type {((inputs?: Loop_Vocal_AalapInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Vocal_AalapInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_vocal_aalap(inputs)
	return en_loop_vocal_aalap(inputs)
});