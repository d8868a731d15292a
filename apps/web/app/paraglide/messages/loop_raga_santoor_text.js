/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Raga_Santoor_TextInputs */

const en_loop_raga_santoor_text = /** @type {(inputs: Loop_Raga_Santoor_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hammered strings rippling through Bhupali`)
};

const hi_loop_raga_santoor_text = /** @type {(inputs: Loop_Raga_Santoor_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`भूपाली में लहराते संतूर के तार`)
};

/**
* | output |
* | --- |
* | "Hammered strings rippling through Bhupali" |
*
* @param {Loop_Raga_Santoor_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_raga_santoor_text = /** @type {((inputs?: Loop_Raga_Santoor_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Raga_Santoor_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_raga_santoor_text(inputs)
	return en_loop_raga_santoor_text(inputs)
});