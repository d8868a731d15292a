/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loop_Flute_Phrase_TextInputs */

const en_loop_flute_phrase_text = /** @type {(inputs: Loop_Flute_Phrase_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A bamboo flute phrase with slides`)
};

const hi_loop_flute_phrase_text = /** @type {(inputs: Loop_Flute_Phrase_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`बाँसुरी की मींड वाली एक धुन`)
};

/**
* | output |
* | --- |
* | "A bamboo flute phrase with slides" |
*
* @param {Loop_Flute_Phrase_TextInputs} inputs
* @param {{ locale?: "en" | "hi" }} options
* @returns {LocalizedString}
*/
export const loop_flute_phrase_text = /** @type {((inputs?: Loop_Flute_Phrase_TextInputs, options?: { locale?: "en" | "hi" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loop_Flute_Phrase_TextInputs, { locale?: "en" | "hi" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "hi") return hi_loop_flute_phrase_text(inputs)
	return en_loop_flute_phrase_text(inputs)
});