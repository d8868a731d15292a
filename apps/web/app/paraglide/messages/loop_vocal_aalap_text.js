/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Vocal_Aalap_TextInputs */

const en_loop_vocal_aalap_text = /** @type {(inputs: Loop_Vocal_Aalap_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A slow sung opening on the vowel aa`)
};

const hi_loop_vocal_aalap_text = /** @type {(inputs: Loop_Vocal_Aalap_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`‘आ’ पर धीमी, गाई हुई शुरुआत`)
};

/**
* | output |
* | --- |
* | "A slow sung opening on the vowel aa" |
*
* @param {Loop_Vocal_Aalap_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_vocal_aalap_text = /** @type {((inputs?: Loop_Vocal_Aalap_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Vocal_Aalap_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_vocal_aalap_text(inputs)
	return en_loop_vocal_aalap_text(inputs)
});